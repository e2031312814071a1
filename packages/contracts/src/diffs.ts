import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'

/** Why a rank changed. `others`: the candidate's own score is the same; other candidates joined, left or moved. */
export const diffCause = z.enum(['pool', 'evidence', 'day', 'criteria', 'model', 'others'])
export type DiffCause = z.output<typeof diffCause>

const change = z.object({
  what: z.string().meta({ description: 'As text: "Kafka", "Notice".' }),
  was: z.string().nullable(),
  is: z.string().nullable(),
})

export const move = z.object({
  candidateId: z.string(),
  maskedName: z.string(),
  kind: z.enum(['up', 'down', 'entered', 'left', 'same']),
  rankBefore: z.int().nullable().meta({ description: 'null when not among the frozen matches.' }),
  rankAfter: z.int().nullable(),
  scoreBefore: z.int().nullable().meta({ description: 'null when the candidate did not match or did not exist.' }),
  scoreAfter: z.int().nullable(),
  causes: z.array(diffCause),
  profileChanges: z.array(change).meta({ description: 'What changed in the profile.' }),
  lines: z
    .array(z.object({ cause: diffCause, feature: z.string(), label: z.string(), before: z.int(), after: z.int() }))
    .meta({
      description:
        'The effect of each cause on each line; `after - before` sum exactly to the difference of the scores.',
    }),
})
export type Move = z.output<typeof move>

const side = z.object({
  searchId: z.string(),
  createdAt: z.string(),
  poolSize: z.int(),
  matchedCount: z.int(),
  frozenCount: z.int(),
})

/** Compares two frozen searches: which candidates moved, joined and left, and why. Nothing is stored. */
export const diffs = defineResource({
  type: 'diffs',
  attributes: z.object({
    before: side,
    after: side,
    counts: z.object({ up: z.int(), down: z.int(), entered: z.int(), left: z.int(), same: z.int() }),
    criteriaChanges: z.array(change),
    modelChange: z.object({ was: z.string(), is: z.string() }).nullable(),
    dayChange: z.object({ was: z.iso.date(), is: z.iso.date() }).nullable(),
    samePool: z.boolean().meta({ description: 'True when both searches used the same snapshot of the candidates.' }),
    moves: z.array(move).meta({
      description:
        'By the rank after, then those who left by the rank before. Candidates with the same rank and score are only counted.',
    }),
  }),
  relationships: {},
})

export const diffSearches = defineEndpoint({
  method: 'GET',
  path: '/candidate-searches/{id}/diffs/{otherId}',
  summary: 'Compares two frozen searches and explains the differences',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: diffs },
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
