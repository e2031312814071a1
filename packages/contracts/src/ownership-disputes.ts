import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { defineResource, timestamps } from './resource.ts'
import { submissionStates } from './submissions.ts'

export const disputeStates = ['open', 'answered', 'unanswered', 'decided', 'conceded', 'withdrawn'] as const
export type DisputeState = (typeof disputeStates)[number]

/** The agency whose submission it is, the employer, and another agency that submitted the same person. */
export const disputeSides = ['agency', 'employer', 'otherAgency'] as const
export type DisputeSide = (typeof disputeSides)[number]

export const disputeReasons = ['introducedFirst', 'knownBefore', 'twoAgencies', 'other'] as const
export type DisputeReason = (typeof disputeReasons)[number]

export const disputeVerbs = ['answer', 'concede', 'withdraw', 'decide'] as const
export type DisputeVerb = (typeof disputeVerbs)[number]

/** How long the other side has for its answer. */
export const ANSWER_DAYS = 7
/** How long after the decision on a submission a dispute can be opened. */
export const DISPUTE_WITHIN_DAYS = 90
export const MAX_EVIDENCE = 10

const evidence = z
  .array(z.object({ on: z.iso.date(), what: z.string().trim().min(3).max(300) }))
  .max(MAX_EVIDENCE)
  .default([])
const statement = z.string().trim().min(20).max(2000)

/** Which agency introduced a candidate to an employer, and so earns the fee. */
export const ownershipDisputes = defineResource({
  type: 'ownership-disputes',
  attributes: z.object({
    state: z.enum(disputeStates),
    reason: z.enum(disputeReasons),
    openedBy: z.enum(disputeSides),
    agencyName: z.string(),
    otherAgencyName: z.string().nullable().meta({ description: 'For the employer and the operator only.' }),
    isWithOtherAgency: z.boolean(),
    companyName: z.string(),
    candidateName: z.string().meta({ description: 'Masked for users who can’t see the name.' }),
    requirementTitle: z.string(),
    submissionState: z.enum(submissionStates),
    submittedAt: z.iso.datetime(),
    statements: z.array(
      z.object({
        side: z.enum(disputeSides),
        body: z.string(),
        evidence: z.array(z.object({ on: z.string(), what: z.string() })),
        at: z.iso.datetime(),
      }),
    ),
    record: z
      .array(z.object({ at: z.iso.datetime(), side: z.enum(disputeSides), what: z.enum(['shortlisted', 'submitted']) }))
      .nullable()
      .meta({ description: 'What Assay itself recorded about these people, for the operator.' }),
    awaits: z.array(z.enum(disputeSides)).meta({ description: 'The sides that have not answered.' }),
    answerBy: z.iso.datetime(),
    outcome: z.enum(disputeSides).nullable().meta({ description: 'The side that the introduction belongs to.' }),
    decisionReason: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    side: z.enum(disputeSides).nullable().meta({ description: 'The side of the caller; null for the operator.' }),
    mayDo: z.array(z.enum(disputeVerbs)),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {
    submission: { to: 'submissions', many: false },
    requirement: { to: 'requirements', many: false },
    candidate: { to: 'candidates', many: false },
    company: { to: 'companies', many: false },
  },
})

const read = ['session.required', 'permission.denied'] as const

export const listDisputes = defineEndpoint({
  method: 'GET',
  path: '/ownership-disputes',
  summary: 'Disputes about who introduced a candidate: those of the caller’s side, all for the operator',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: ownershipDisputes },
  status: 200,
  sorts: ['createdAt', 'answerBy'],
  filters: { state: oneOrMoreOf(disputeStates), submission: z.uuid() },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getDispute = defineEndpoint({
  method: 'GET',
  path: '/ownership-disputes/{id}',
  summary: 'One dispute',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: ownershipDisputes },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

export const openDispute = defineEndpoint({
  method: 'POST',
  path: '/ownership-disputes',
  summary: 'Opens a dispute about a submission; ownership and fee are frozen until it ends',
  admission: 'session',
  body: z.object({
    submissionId: z.uuid(),
    otherSubmissionId: z
      .uuid()
      .nullable()
      .default(null)
      .meta({ description: 'Another agency’s submission of the same person, named by the employer.' }),
    reason: z.enum(disputeReasons),
    statement,
    evidence,
  }),
  bodyType: 'ownership-disputes',
  answers: { kind: 'resource', of: ownershipDisputes },
  status: 201,
  errors: [...WRITE_ERRORS, 'dispute.transition'],
})

const action = actionsOn(ownershipDisputes, { errors: [...WRITE_ERRORS, 'dispute.transition'] })

export const disputeActions = {
  answer: action('answer', 'Answers with the other side’s statement', z.object({ statement, evidence })),
  concede: action('concede', 'Concedes: the introduction belongs to the other side', z.object({})),
  withdraw: action('withdraw', 'Withdraws the dispute; ownership and fee are as before', z.object({})),
  decide: action(
    'decide',
    'The operator decides whose introduction it was',
    z.object({ outcome: z.enum(disputeSides), reason: z.string().trim().min(20).max(2000) }),
  ),
} as const
