import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { pay } from './money.ts'
import { relaxation } from './query-readings.ts'
import { defineResource } from './resource.ts'
import { criteria, legend } from './search-criteria.ts'

/** One line in which two explanations differ. The `points` of all lines sum to the difference of the scores. */
const difference = z.object({
  feature: z.string(),
  label: z.string(),
  was: z
    .string()
    .nullable()
    .meta({ description: 'What the original candidate shows; null when only the substitute has this line.' }),
  is: z.string().nullable(),
  points: z.int().meta({ description: 'Points gained by the substitute; negative when lost.' }),
})

const person = {
  candidateId: z.string(),
  maskedName: z.string(),
  headline: z.string(),
  country: z.string().nullable(),
  rateExpected: pay.nullable(),
  rateConverted: pay.nullable().meta({
    description: 'In the unit of the asked pay limit, or else of the job or the company; null where both agree.',
  }),
  noticeDays: z.int().nullable(),
}

const substitute = z.object({
  ...person,
  score: z.int(),
  difference: z.int().meta({ description: 'The difference from the original’s score.' }),
  gained: z.int(),
  lost: z.int(),
  lines: z.array(difference),
})

/** Substitutes for a candidate among current candidates, and the changes that would yield more. Nothing is stored. */
export const alternatives = defineResource({
  type: 'alternatives',
  attributes: z.object({
    within: z.int().meta({ description: 'How many points below the original a substitute may score.' }),
    criteria: criteria.meta({
      description: 'The criteria of the requirement, or derived from the original’s profile.',
    }),
    legend,
    matchedCount: z.int(),
    original: z
      .object({
        ...person,
        score: z.int(),
        isLeftOut: z.boolean().meta({
          description: 'True when a must-have or limit excludes the original; the comparison then ignores limits.',
        }),
      })
      .nullable()
      .meta({ description: 'The requested candidate, or else the best match; null without a match.' }),
    substitutes: z.array(substitute),
    nearest: z
      .array(substitute)
      .meta({ description: 'The next best candidates; only when none scores within the tolerance.' }),
    relaxations: z
      .array(relaxation)
      .meta({ description: 'Single changes of the criteria that yield more matches, smallest first.' }),
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    requirement: { to: 'requirements', many: false },
  },
})

export const getAlternatives = defineEndpoint({
  method: 'GET',
  path: '/alternatives',
  summary: 'Substitutes for a candidate, with gains and losses, and criteria that could be relaxed',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: alternatives },
  status: 200,
  filters: { requirement: z.uuid(), candidate: z.uuid() },
  errors: [
    'session.required',
    'permission.denied',
    'resource.not-found',
    'request.parameter',
    'service.not-ready',
    'quota.used-up',
  ],
})
