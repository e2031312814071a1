import { z } from 'zod'
import { candidateLinks, linkErrors, linkToken } from './candidate-links.ts'
import { actionsOn, defineEndpoint } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { defineResource, timestamps } from './resource.ts'

/** A question, an alternative selection process, an accommodation, or a human review of a decision. */
export const requestKinds = ['question', 'alternative', 'accommodation', 'review'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestStates = ['open', 'answered', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

export const requestOutcomes = ['granted', 'partly', 'declined', 'answered'] as const
export type RequestOutcome = (typeof requestOutcomes)[number]

/** A question is answered; every other request is granted, in part or not at all. */
export const outcomesOf = (kind: RequestKind): readonly RequestOutcome[] =>
  requestOutcomes.filter((outcome) => (outcome === 'answered') === (kind === 'question'))

/** How the answer reaches the candidate: by mail, through the agency, or in person when neither is possible. */
export const waysToReach = ['mail', 'agency', 'wordOfMouth'] as const
export type WayToReach = (typeof waysToReach)[number]

const requestActs = ['answer'] as const
export type RequestAct = (typeof requestActs)[number]

const person = z.object({ userId: z.uuid(), fullName: z.string() })
const message = z.string().trim().min(10).max(2000)

export const candidateRequests = defineResource({
  type: 'candidate-requests',
  attributes: z.object({
    kind: z.enum(requestKinds),
    state: z.enum(requestStates),
    message: z
      .string()
      .nullable()
      .meta({ description: 'In the candidate’s words; null for users who can only see that a request exists.' }),
    outcome: z.enum(requestOutcomes).nullable(),
    answer: z.string().nullable(),
    candidateName: z.string(),
    requirementTitle: z.string(),
    companyName: z.string(),
    recordedBy: person.nullable().meta({ description: 'Who recorded a request made orally.' }),
    answeredBy: person.nullable(),
    answeredAt: z.iso.datetime().nullable(),
    answerBy: z.iso.datetime(),
    isOverdue: z.boolean(),
    reachedBy: z.enum(waysToReach).meta({ description: 'How the answer reaches the candidate.' }),
    mayDo: z.array(z.enum(requestActs)),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    requirement: { to: 'requirements', many: false },
    shortlisted: { to: 'shortlisteds', many: false },
  },
})

const read = ['session.required', 'permission.denied'] as const satisfies readonly ErrorCode[]
const write = [...read, 'validation.invalid', 'resource.not-found'] as const
export const listCandidateRequests = defineEndpoint({
  method: 'GET',
  path: '/candidate-requests',
  summary: 'Candidate requests to the company; the operator sees them without content',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: candidateRequests },
  status: 200,
  sorts: ['createdAt', 'answerBy'],
  filters: {
    state: oneOrMoreOf(requestStates),
    kind: oneOrMoreOf(requestKinds),
    requirement: z.uuid(),
    overdue: z.enum(['true']),
  },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getCandidateRequest = defineEndpoint({
  method: 'GET',
  path: '/candidate-requests/{id}',
  summary: 'One candidate request, with its deadline',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: candidateRequests },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

export const recordCandidateRequest = defineEndpoint({
  method: 'POST',
  path: '/candidate-requests',
  summary: 'Records an oral candidate request; the usual deadline applies',
  admission: 'session',
  body: z.object({ shortlistedId: z.uuid(), kind: z.enum(requestKinds), message }),
  bodyType: 'candidate-requests',
  answers: { kind: 'resource', of: candidateRequests },
  status: 201,
  errors: [...write, 'candidate-request.open', 'candidate-request.transition'],
})

export const answerCandidateRequest = actionsOn(candidateRequests, { errors: write })(
  'answer',
  'Answers the request; the candidate receives the answer by email',
  z.object({ outcome: z.enum(requestOutcomes), answer: z.string().trim().min(3).max(2000) }),
  ['candidate-request.transition'],
)

/** What the candidate sees behind the link. */
export const requestsShown = z.object({
  requirementTitle: z.string(),
  where: z.string(),
  rounds: z.array(z.string()).meta({ description: 'The selection process, step by step.' }),
  system: z.string().meta({ description: 'The role of the ranking in it.' }),
  answerHours: z.int(),
  kinds: z.array(z.enum(requestKinds)).meta({ description: 'What the candidate can request now.' }),
  requests: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(requestKinds),
      state: z.enum(requestStates),
      message: z.string(),
      askedAt: z.iso.datetime(),
      answerBy: z.iso.datetime(),
      isOverdue: z.boolean(),
      outcome: z.enum(requestOutcomes).nullable(),
      answer: z.string().nullable(),
      answeredAt: z.iso.datetime().nullable(),
    }),
  ),
})
export type RequestsShown = z.output<typeof requestsShown>

const byLink = {
  method: 'POST',
  admission: 'everyone',
  bodyType: 'candidate-links',
  answers: { kind: 'resource', of: candidateLinks },
  status: 200,
} as const

export const submitCandidateRequest = defineEndpoint({
  ...byLink,
  path: '/candidate-links/actions/ask',
  summary:
    'The candidate asks a question, or requests an alternative selection process, an accommodation, or a human review',
  body: z.object({ token: linkToken, kind: z.enum(requestKinds), message }),
  errors: [...linkErrors, 'candidate-request.open', 'candidate-request.transition'],
})

export const withdrawCandidateRequest = defineEndpoint({
  ...byLink,
  path: '/candidate-links/actions/withdraw-request',
  summary: 'The candidate withdraws a request',
  body: z.object({ token: linkToken, id: z.uuid() }),
  errors: [...linkErrors, 'resource.not-found', 'candidate-request.transition'],
})
