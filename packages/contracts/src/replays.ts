import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'

const hashes = z.object({ was: z.string(), is: z.string() })

/** One difference from the original result. */
export const finding = z.object({
  part: z.enum(['seal', 'criteria', 'figures', 'matches', 'model', 'tables', 'pool']),
  rank: z.int().nullable(),
  candidateId: z.string().nullable(),
  maskedName: z.string().nullable(),
  field: z.string().nullable().meta({ description: 'The path: `contributions.3.points`, `poolSize` …' }),
  was: z.string().nullable(),
  is: z.string().nullable(),
})
export type Finding = z.output<typeof finding>

/** A frozen search, ranked again with the profiles, criteria, day and model of its time. Nothing is stored. */
export const replays = defineResource({
  type: 'replays',
  attributes: z.object({
    isIdentical: z.boolean().meta({ description: 'True when every match, line and figure is identical.' }),
    sentence: z.string(),
    findings: z.array(finding).meta({
      description: 'The first twenty, causes before effects. `tables` alone does not change the result.',
    }),
    checked: z.object({
      matches: z.int(),
      sameMatches: z.int(),
      lines: z.int(),
      candidates: z.int().meta({ description: 'The number of stored profiles that were restored for the replay.' }),
    }),
    poolHash: hashes,
    answerHash: hashes.meta({ description: 'SHA-256 over the canonical JSON of figures and matches.' }),
    modelVersionId: z.string(),
    tookMs: z.number(),
  }),
  relationships: { search: { to: 'candidate-searches', many: false } },
})

export const replaySearch = defineEndpoint({
  method: 'POST',
  path: '/candidate-searches/{id}/actions/replay',
  summary: 'Replays a frozen search on its original data and reports whether the result is identical',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: replays },
  status: 200,
  errors: [
    'session.required',
    'permission.denied',
    'resource.not-found',
    'replay.not-kept',
    'replay.model-unknown',
    'request.rate-limited',
    'service.not-ready',
  ],
})
