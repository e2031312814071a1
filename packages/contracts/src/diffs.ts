import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'

/** Why somebody stands elsewhere. `others`: their own score is the same, those around them came, went or moved. */
export const diffCause = z.enum(['pool', 'evidence', 'day', 'criteria', 'model', 'others'])
export type DiffCause = z.output<typeof diffCause>

const change = z.object({
  what: z.string().meta({ description: 'In words: "Kafka", "Notice".' }),
  was: z.string().nullable(),
  is: z.string().nullable(),
})

export const move = z.object({
  candidateId: z.string(),
  maskedName: z.string(),
  kind: z.enum(['up', 'down', 'entered', 'left', 'same']),
  rankBefore: z.int().nullable().meta({ description: 'null: not among those that were frozen.' }),
  rankAfter: z.int().nullable(),
  scoreBefore: z.int().nullable().meta({ description: 'null: did not match, or was not in the pool.' }),
  scoreAfter: z.int().nullable(),
  causes: z.array(diffCause),
  profileChanges: z.array(change).meta({ description: 'What the profile says otherwise.' }),
  lines: z
    .array(z.object({ cause: diffCause, feature: z.string(), label: z.string(), before: z.int(), after: z.int() }))
    .meta({
      description: 'What each cause did to each line; `after - before` sum exactly to the difference of scores.',
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

/** Two frozen searches side by side: who moved, who came, who left, and why. Nothing is stored. */
export const diffs = defineResource({
  type: 'diffs',
  attributes: z.object({
    before: side,
    after: side,
    counts: z.object({ up: z.int(), down: z.int(), entered: z.int(), left: z.int(), same: z.int() }),
    criteriaChanges: z.array(change),
    modelChange: z.object({ was: z.string(), is: z.string() }).nullable(),
    dayChange: z.object({ was: z.iso.date(), is: z.iso.date() }).nullable(),
    samePool: z.boolean().meta({ description: 'Both were answered by one pool.' }),
    moves: z.array(move).meta({
      description: 'By the rank after; then who left, by the rank before. Who kept rank and score is only counted.',
    }),
  }),
  relationships: {},
})

export const diffSearches = defineEndpoint({
  method: 'GET',
  path: '/candidate-searches/{id}/diffs/{otherId}',
  summary: 'What is otherwise in a second frozen search, and why',
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
