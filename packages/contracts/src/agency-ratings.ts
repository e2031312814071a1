import { z } from 'zod'
import { defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

/** What employers rate, each from 1 to 5. */
export const ratingAspects = ['accuracy', 'speed', 'quality'] as const
export type RatingAspect = (typeof ratingAspects)[number]

/**
 * The least number of ratings, and of employers behind them, for which averages are shown, so that no single rating
 * can be derived from an average.
 */
export const MIN_RATINGS = 5
export const MIN_RATING_EMPLOYERS = 3
/** Measured shares are shown from so many submissions. */
export const MIN_MEASURED = 5
/** Ratings and measurements of the past year count. */
export const RATED_DAYS = 365

const grade = z.int().min(1).max(5)
const grades = { accuracy: grade, speed: grade, quality: grade }

/** An employer's opinion on one decided submission. The agency never sees a single one. */
export const agencyRatings = defineResource({
  type: 'agency-ratings',
  attributes: z.object({ ...grades, agencyName: z.string(), isOwn: z.boolean(), ...timestamps }),
  relationships: { submission: { to: 'submissions', many: false } },
})

const average = z.number().nullable()

/** How employers rate an agency, and what was measured. The id is that of the agency. */
export const agencyScores = defineResource({
  type: 'agency-scores',
  attributes: z.object({
    agencyName: z.string(),
    ratings: z
      .int()
      .nullable()
      .meta({ description: 'How many ratings there are; null with too few to stay anonymous.' }),
    accuracy: average,
    speed: average,
    quality: average,
    submitted: z.int().meta({ description: 'Submissions of the past year.' }),
    interviewedShare: z.number().nullable().meta({ description: 'Of the decided submissions; null for too few.' }),
    hiredShare: z.number().nullable(),
    disputed: z.int().meta({ description: 'Submissions that were ever disputed.' }),
    answerHours: z
      .number()
      .nullable()
      .meta({ description: 'Median hours from a contact request to its answer; null for too few.' }),
  }),
  relationships: {},
})

const read = ['session.required', 'permission.denied'] as const

export const listRatings = defineEndpoint({
  method: 'GET',
  path: '/agency-ratings',
  summary: 'The ratings that the employer gave',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: agencyRatings },
  status: 200,
  sorts: ['createdAt'],
  filters: { submission: z.uuid() },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getRating = defineEndpoint({
  method: 'GET',
  path: '/agency-ratings/{id}',
  summary: 'One rating',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: agencyRatings },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

export const rateAgency = defineEndpoint({
  method: 'POST',
  path: '/agency-ratings',
  summary: 'Rates the agency on a decided submission, or changes that rating',
  admission: 'session',
  body: z.object({
    submissionId: z.uuid(),
    ...grades,
    replaces: z.iso.datetime().nullable().optional().meta({
      description:
        'The `updatedAt` of the rating that is to be replaced, null for a first one. If another rating was saved since, nothing is changed.',
    }),
  }),
  bodyType: 'agency-ratings',
  answers: { kind: 'resource', of: agencyRatings },
  status: 201,
  errors: [...WRITE_ERRORS, 'shortlist.transition', 'resource.conflict'],
})

export const listScores = defineEndpoint({
  method: 'GET',
  path: '/agency-scores',
  summary: 'Ratings and measurements: an agency’s own, or those of the agencies that the caller may choose from',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: agencyScores },
  status: 200,
  filters: { agency: z.uuid() },
  errors: [...read, 'request.parameter'],
})
