import { z } from 'zod'
import { linkToken } from './candidate-links.ts'
import { contribution } from './candidate-searches.ts'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { defineResource, timestamps } from './resource.ts'
import { ruledText } from './ruled-text.ts'
import { evidenceGrade } from './search-criteria.ts'
import { votes } from './shortlisteds.ts'
import { rules } from './validation-rules.ts'

/** The default and the maximum validity of a link. */
export const feedbackDays = { usual: 7, most: 30 } as const
export const maxFeedbackAddresses = 10
export const maxFeedbackEntries = 20
export const maxOpinionLength = 500

export const feedbackStates = ['open', 'expired', 'withdrawn', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]

/** A request for an opinion on the candidates of a requirement, sent to a reviewer without a seat. */
export const feedbackRequests = defineResource({
  type: 'feedback-requests',
  attributes: z.object({
    state: z.enum(feedbackStates),
    email: z.string().nullable().meta({ description: 'null once erased.' }),
    message: z.string().nullable(),
    askedBy: z.object({ userId: z.uuid(), fullName: z.string() }),
    requirementTitle: z.string(),
    entries: z.array(
      z.object({
        shortlistedId: z.uuid(),
        maskedName: z.string(),
        vote: z.enum(votes).nullable(),
        answeredAt: z.iso.datetime().nullable(),
      }),
    ),
    expiresAt: z.iso.datetime(),
    remindedAt: z.iso.datetime().nullable(),
    mayDo: z.array(z.enum(['withdraw', 'remind'])),
    ...timestamps,
  }),
  relationships: { requirement: { to: 'requirements', many: false } },
})

export const listFeedbackRequests = defineEndpoint({
  method: 'GET',
  path: '/feedback-requests',
  summary: 'Feedback requests to reviewers outside the company, latest first',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: feedbackRequests },
  status: 200,
  filters: { requirement: z.uuid(), entry: z.uuid(), state: z.enum(['open', 'ended']) },
  sorts: ['createdAt'],
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const getFeedbackRequest = defineEndpoint({
  method: 'GET',
  path: '/feedback-requests/{id}',
  summary: 'One request for feedback',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: feedbackRequests },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

export const askForFeedback = defineEndpoint({
  method: 'POST',
  path: '/feedback-requests',
  summary:
    'Requests feedback from reviewers without a seat, one email each. Reviewers with an open request get the new candidates added',
  admission: 'session',
  body: z.object({
    requirementId: z.uuid(),
    shortlistedIds: z.array(z.uuid()).min(1).max(maxFeedbackEntries),
    emails: z
      .array(ruledText('Email address', rules.required(), rules.email(), rules.max(254)))
      .min(1)
      .max(maxFeedbackAddresses),
    message: z.string().trim().max(1000).nullable().default(null),
    days: z.int().min(1).max(feedbackDays.most).default(feedbackDays.usual),
  }),
  bodyType: 'feedback-requests',
  answers: { kind: 'collection', of: feedbackRequests },
  status: 200,
  errors: [...WRITE_ERRORS, 'shortlist.transition', 'shortlist.not-open', 'request.rate-limited'],
})

const act = actionsOn(feedbackRequests, { errors: WRITE_ERRORS })

export const withdrawFeedback = act('withdraw', 'Deactivates the link; answers stay', z.object({}), ['feedback.ended'])
export const remindFeedback = act('remind', 'Sends a reminder, at most one a day', z.object({}), [
  'feedback.ended',
  'feedback.reminded',
])

/** What the reviewer sees: masked candidates, without pay or contact details. */
export const feedbackPages = defineResource({
  type: 'feedback-pages',
  attributes: z.object({
    companyName: z.string(),
    requirementTitle: z.string(),
    askedBy: z.string(),
    message: z.string().nullable(),
    expiresAt: z.iso.datetime(),
    candidates: z.array(
      z.object({
        shortlistedId: z.uuid(),
        maskedName: z.string(),
        headline: z.string(),
        titleName: z.string().nullable(),
        summary: z.string().nullable(),
        experienceYears: z.number().nullable(),
        country: z.string().nullable(),
        skills: z.array(
          z.object({
            name: z.string(),
            years: z.number().nullable(),
            evidence: evidenceGrade,
            evidenceOn: z.iso.date().nullable(),
          }),
        ),
        score: z.int().nullable(),
        contributions: z.array(contribution).meta({ description: 'The points sum to the score.' }),
        vote: z.enum(votes).nullable(),
        note: z.string().nullable(),
        answeredAt: z.iso.datetime().nullable(),
      }),
    ),
    ...timestamps,
  }),
  relationships: {},
})

const linkErrors = ['validation.invalid', 'verification.expired'] as const satisfies readonly ErrorCode[]

export const openFeedbackPage = defineEndpoint({
  method: 'POST',
  path: '/feedback-pages/actions/open',
  summary: 'Opens a feedback link; opening changes nothing',
  admission: 'everyone',
  body: z.object({ token: linkToken }),
  bodyType: 'feedback-pages',
  answers: { kind: 'resource', of: feedbackPages },
  status: 200,
  errors: [...linkErrors],
})

export const giveFeedback = defineEndpoint({
  method: 'POST',
  path: '/feedback-pages/actions/answer',
  summary: 'Gives feedback on one candidate; it can be changed while the link is valid',
  admission: 'everyone',
  body: z.object({
    token: linkToken,
    shortlistedId: z.uuid(),
    vote: z.enum(votes),
    note: z.string().trim().max(maxOpinionLength).nullable().default(null),
  }),
  bodyType: 'feedback-pages',
  answers: { kind: 'resource', of: feedbackPages },
  status: 200,
  errors: [...linkErrors, 'shortlist.transition', 'resource.not-found'],
})
