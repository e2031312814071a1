import { z } from 'zod'
import { searchStates } from './candidate-searches.ts'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'
import { criteria } from './search-criteria.ts'

/** What a search froze so that it can be ranked again to the same bytes. It has the id of its search. */
export const rankings = defineResource({
  type: 'rankings',
  attributes: z.object({
    criteria: criteria.meta({ description: 'With the weights that it was ranked by.' }),
    poolHash: z.string(),
    poolSize: z.int(),
    matchedCount: z.int(),
    frozenCount: z.int().meta({ description: 'How many matches are stored with their explanations.' }),
    modelVersionId: z.string(),
    state: z.enum(searchStates),
    seal: z
      .object({
        format: z.int(),
        day: z.iso.date().meta({ description: 'The day for which evidence was aged.' }),
        equalSeed: z.int().nullable().meta({ description: 'The seed that drew the order of equal scores.' }),
        hashes: z.object({ criteria: z.string(), model: z.string(), tables: z.string(), figures: z.string() }),
        whole: z.string().meta({ description: 'The hash over all of it, the matches included.' }),
      })
      .nullable()
      .meta({ description: 'SHA-256 each. Null for searches from before replays.' }),
    createdAt: z.iso.datetime(),
  }),
  relationships: {
    search: { to: 'candidate-searches', many: false },
    requirement: { to: 'requirements', many: false },
  },
})

export const listRankings = defineEndpoint({
  method: 'GET',
  path: '/rankings',
  summary: 'The snapshots of the caller’s searches; for admins and owners the company’s',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: rankings },
  status: 200,
  sorts: ['createdAt', 'matchedCount'],
  filters: { requirement: z.uuid() },
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const getRanking = defineEndpoint({
  method: 'GET',
  path: '/rankings/{id}',
  summary: 'The snapshot of one search. Its matches and its replay are at the search, which has the same id',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: rankings },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})
