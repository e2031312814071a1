import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'

const hashes = z.object({ was: z.string(), is: z.string() })

/** Something that is not as it was. */
export const finding = z.object({
  part: z.enum(['seal', 'criteria', 'figures', 'matches', 'model', 'tables', 'pool']),
  rank: z.int().nullable(),
  candidateId: z.string().nullable(),
  maskedName: z.string().nullable(),
  field: z.string().nullable().meta({ description: 'Where: `contributions.3.points`, `poolSize` …' }),
  was: z.string().nullable(),
  is: z.string().nullable(),
})
export type Finding = z.output<typeof finding>

/** A frozen search ranked again, from the profiles, the card, the day and the model of its time. Nothing is stored. */
export const replays = defineResource({
  type: 'replays',
  attributes: z.object({
    isIdentical: z.boolean().meta({ description: 'Every match, every line and every figure is the same.' }),
    sentence: z.string(),
    findings: z.array(finding).meta({
      description: 'The first twenty, causes before effects. `tables` alone is no difference of the answer.',
    }),
    checked: z.object({
      matches: z.int(),
      sameMatches: z.int(),
      lines: z.int(),
      candidates: z.int().meta({ description: 'Kept profiles of which the pool was made again.' }),
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
  summary: 'Ranks a frozen search again on the pool of its time and says whether the answer is identical',
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
