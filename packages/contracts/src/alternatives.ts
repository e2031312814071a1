import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { pay } from './money.ts'
import { relaxation } from './query-readings.ts'
import { defineResource } from './resource.ts'
import { criteria, legend } from './search-criteria.ts'

/** One line in which two explanations differ. The `points` of all of them sum to the difference of the scores. */
const difference = z.object({
  feature: z.string(),
  label: z.string(),
  was: z.string().nullable().meta({ description: 'What the original shows; null where the line is not theirs.' }),
  is: z.string().nullable(),
  points: z.int().meta({ description: 'Gained by the substitute, or lost where it is negative.' }),
})

const person = {
  candidateId: z.string(),
  maskedName: z.string(),
  headline: z.string(),
  country: z.string().nullable(),
  rateExpected: pay.nullable(),
  noticeDays: z.int().nullable(),
}

const substitute = z.object({
  ...person,
  score: z.int(),
  difference: z.int().meta({ description: 'Against the original’s score.' }),
  gained: z.int(),
  lost: z.int(),
  lines: z.array(difference),
})

/** Who could take somebody's place, on today's pool, and what would bring more people. Nothing is stored. */
export const alternatives = defineResource({
  type: 'alternatives',
  attributes: z.object({
    within: z.int().meta({ description: 'Substitutes score at most so many points less than the original.' }),
    criteria: criteria.meta({ description: 'The requirement’s, or one made of what the original shows.' }),
    legend,
    matchedCount: z.int(),
    original: z
      .object({
        ...person,
        score: z.int(),
        isLeftOut: z
          .boolean()
          .meta({ description: 'A condition of the criteria leaves them out; compared without limits.' }),
      })
      .nullable()
      .meta({ description: 'The candidate asked about, or else the best match; null where nobody matches.' }),
    substitutes: z.array(substitute),
    nearest: z.array(substitute).meta({ description: 'Who comes next; only where nobody comes within the points.' }),
    relaxations: z.array(relaxation).meta({ description: 'Single concessions that bring people, the smallest first.' }),
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    requirement: { to: 'requirements', many: false },
  },
})

export const getAlternatives = defineEndpoint({
  method: 'GET',
  path: '/alternatives',
  summary: 'Who could take a candidate’s place for a requirement, what is gained and lost, and what to relax',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: alternatives },
  status: 200,
  filters: { requirement: z.uuid(), candidate: z.uuid() },
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'request.parameter', 'service.not-ready'],
})
