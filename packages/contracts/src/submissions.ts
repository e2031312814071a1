import { z } from 'zod'
import { candidates } from './candidates.ts'
import { actionsOn, defineEndpoint } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { requirementStates } from './requirements.ts'
import { defineResource, timestamps } from './resource.ts'
import { contactAnswers, contactAsked, pipelineStages } from './shortlisteds.ts'

/** The state of a submission; while it is accepted the agency owns the introduction. */
export const submissionStates = [
  'submitted',
  'accepted',
  'denied',
  'duplicate',
  'withdrawn',
  'closed',
  'expired',
] as const
export type SubmissionState = (typeof submissionStates)[number]

/** The stages of a candidate who is still in the running, or hired. */
export const submittedStages = [
  ...(['submitted', 'shortlisted', 'contactRequested', 'contactReleased'] as const),
  ...(['interviewing', 'decision', 'offer', 'hired'] as const),
] as const satisfies readonly (typeof pipelineStages)[number][]

/** Ownership that ends within this many days counts as ending soon. */
export const OWNERSHIP_ENDS_SOON_DAYS = 30

export const submissions = defineResource({
  type: 'submissions',
  attributes: z.object({
    state: z.enum(submissionStates),
    stage: z
      .enum(pipelineStages)
      .nullable()
      .meta({ description: 'The stage of the candidate; null when the employer does not share it.' }),
    stageSince: z.iso.datetime().nullable(),
    candidateName: z
      .string()
      .meta({ description: 'Unmasked for the agency that represents the candidate, masked for others.' }),
    externalId: candidates.attributes.shape.externalId,
    headline: z.string(),
    requirementTitle: z.string(),
    requirementState: z.enum(requirementStates),
    companyName: z.string(),
    agencyName: z.string(),
    note: z.string().nullable().meta({ description: 'The agency’s statement about the candidate.' }),
    submittedBy: z.string(),
    decidedAt: z.iso.datetime().nullable(),
    ownedUntil: z.iso.datetime().nullable().meta({ description: 'From the acceptance until then.' }),
    disputedSince: z.iso.datetime().nullable().meta({ description: 'Since when a dispute freezes ownership and fee.' }),
    contactAsked: contactAsked.nullable().meta({ description: 'The last request of a client contact.' }),
    mayDo: z.array(z.enum(['withdraw', 'dispute', 'answerContact'])),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    requirement: { to: 'requirements', many: false },
    company: { to: 'companies', many: false },
    agency: { to: 'agencies', many: false },
  },
})

const read = ['session.required', 'permission.denied'] as const satisfies readonly ErrorCode[]
const write = [...read, 'validation.invalid', 'resource.not-found'] as const

export const listSubmissions = defineEndpoint({
  method: 'GET',
  path: '/submissions',
  summary: 'Submissions: those of the agency, or those to the company',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: submissions },
  status: 200,
  sorts: ['createdAt', 'ownedUntil', 'state'],
  filters: {
    state: oneOrMoreOf(submissionStates),
    company: z.uuid(),
    requirement: z.uuid(),
    candidate: z.uuid(),
    stage: oneOrMoreOf(pipelineStages).meta({
      description: 'For an agency, of those employers alone that share it.',
    }),
    /** Submissions whose ownership ends soon. */
    ending: z.literal('soon'),
  },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getSubmission = defineEndpoint({
  method: 'GET',
  path: '/submissions/{id}',
  summary: 'One submission',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: submissions },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

export const submitCandidate = defineEndpoint({
  method: 'POST',
  path: '/submissions',
  summary: 'Submits one of the agency’s candidates for an assigned requirement; idempotent',
  admission: 'session',
  body: z.object({
    requirementId: z.uuid(),
    candidateId: z.uuid(),
    note: z.string().trim().max(1000).nullable().default(null),
  }),
  bodyType: 'submissions',
  answers: { kind: 'resource', of: submissions },
  status: 201,
  errors: [
    ...write,
    ...(['shortlist.not-open', 'agency-client.not-active'] as const),
    ...(['submission.duplicate', 'submission.unavailable'] as const),
  ],
})

const action = actionsOn(submissions, {
  errors: [...write, 'shortlist.transition', 'shortlist.not-open', 'submission.disputed'],
})

export const withdrawSubmission = action(
  'withdraw',
  'The agency withdraws its candidate',
  z.object({ reason: z.string().trim().min(3).max(500) }),
)

export const answerContact = action(
  'answerContact',
  'The agency answers a client contact who asked for contact with its candidate',
  z.object({ answer: z.enum(contactAnswers) }),
)
