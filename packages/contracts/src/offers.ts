import { z } from 'zod'
import { calendarDay } from './calendar-day.ts'
import { waysToReach } from './candidate-requests.ts'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { pay } from './money.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { plainName } from './plain-name.ts'
import { reasonCode } from './reason-code.ts'
import { defineResource, timestamps } from './resource.ts'

export const offerStates = [
  'draft',
  'pendingApproval',
  'approved',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'superseded',
] as const
export type OfferState = (typeof offerStates)[number]

export const engagements = ['fullTime', 'contract'] as const
export type Engagement = (typeof engagements)[number]

/** Why a candidate declines. */
export const declineCodes = ['pay', 'otherOffer', 'startDate', 'terms', 'personal', 'lostInterest', 'other'] as const
export type DeclineCode = (typeof declineCodes)[number]

/** Why the employer withdraws an offer; the last four are set by the system. */
export const withdrawCodes = [
  'budget',
  'plansChanged',
  'mistake',
  'candidateGone',
  'other',
  'requirementClosed',
  'leftShortlist',
  'earlierAccepted',
  'discarded',
] as const
export type WithdrawCode = (typeof withdrawCodes)[number]

/** Actions of the company's users on an offer. */
export const offerActs = [
  'edit',
  'submit',
  'approve',
  'return',
  'send',
  'remind',
  'revise',
  'withdraw',
  'discard',
  'recordAcceptance',
] as const
export type OfferAct = (typeof offerActs)[number]

export const DEFAULT_EXPIRY_DAYS = 7
export const DEFAULT_TRIAL_DAYS = 14

const person = z.object({ userId: z.uuid(), fullName: z.string() })

const approval = person.extend({
  decision: z.enum(['approved', 'returned']),
  note: z.string().nullable(),
  at: z.iso.datetime(),
})

const payBenchmark = z.object({
  p10: z.int(),
  p25: z.int(),
  p50: z.int(),
  p75: z.int(),
  p90: z.int(),
  own: z.int().meta({ description: 'This offer on the same scale.' }),
  below: z.int().meta({ description: 'The percentage of comparable offers that are lower.' }),
  sampleSize: z.int(),
  contributors: z.int().meta({ description: 'How many companies they come from.' }),
})

export const offers = defineResource({
  type: 'offers',
  attributes: z.object({
    revision: z.int().meta({ description: 'Starts at 1 and grows with each revision.' }),
    state: z.enum(offerStates),
    amount: pay,
    engagement: z.enum(engagements),
    hoursPerWeek: z.int().nullable(),
    startOn: z.iso.date(),
    trialDays: z.int(),
    terms: z.string().meta({ description: 'With placeholders such as {{pay}}.' }),
    expiryDays: z.int().meta({ description: 'How long the offer stays open once sent.' }),
    expiresAt: z.iso.datetime().nullable(),
    bandFit: z.enum(['within', 'above', 'unknown']),
    needsOwner: z.boolean().meta({ description: 'Outside the pay band; only an owner may approve it.' }),
    approver: person.nullable().meta({ description: 'The requested approvers, besides admins and owners.' }),
    authors: z.array(person).meta({ description: 'The authors, who can’t approve it.' }),
    approvals: z.array(approval),
    documentHash: z.string().nullable().meta({ description: 'SHA-256 of the sent document.' }),
    submittedAt: z.iso.datetime().nullable(),
    sentAt: z.iso.datetime().nullable(),
    viewedAt: z.iso.datetime().nullable(),
    remindedAt: z.iso.datetime().nullable(),
    answeredAt: z.iso.datetime().nullable(),
    acceptedName: z.string().nullable().meta({ description: 'As typed by the candidate; null for blind reviewers.' }),
    acceptedBy: z.enum(['link', 'record']).nullable(),
    evidence: z
      .string()
      .nullable()
      .meta({ description: 'The document of an acceptance that was recorded outside the link.' }),
    declineCode: z.string().nullable(),
    declineReason: z.string().nullable().meta({ description: 'The label of the code.' }),
    declineNote: z.string().nullable(),
    withdrawCode: z.string().nullable(),
    withdrawReason: z.string().nullable().meta({ description: 'The label of the code.' }),
    withdrawNote: z.string().nullable(),
    requirementTitle: z.string(),
    reachedBy: z.enum(waysToReach).meta({ description: 'How the candidate is notified.' }),
    seats: z.object({ free: z.int(), all: z.int() }),
    payBenchmark: payBenchmark.nullable().meta({
      description:
        'Comparison with similar offers in euro cents per hour; null without enough data or when not requested.',
    }),
    mayDo: z.array(z.enum(offerActs)),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    requirement: { to: 'requirements', many: false },
    shortlisted: { to: 'shortlisteds', many: false },
    supersedes: { to: 'offers', many: false },
  },
})

const stateList = oneOrMoreOf(offerStates)

export const listOffers = defineEndpoint({
  method: 'GET',
  path: '/offers',
  summary: 'Offers in the caller’s scope',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: offers },
  status: 200,
  includes: ['candidate'],
  sorts: ['createdAt', 'sentAt', 'expiresAt', 'startOn', 'state'],
  filters: { state: stateList, requirement: z.uuid(), candidate: z.uuid(), shortlisted: z.uuid() },
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const getOffer = defineEndpoint({
  method: 'GET',
  path: '/offers/{id}',
  summary: 'One offer, compared with similar ones',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: offers },
  status: 200,
  includes: ['candidate'],
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

export const getOfferDocument = defineEndpoint({
  method: 'GET',
  path: '/offers/{id}/document',
  summary: 'The letter exactly as sent; a preview before that',
  admission: 'session',
  body: null,
  answers: { kind: 'file', mediaType: 'application/pdf' },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

const errors = [...WRITE_ERRORS, 'offer.transition'] as const satisfies readonly ErrorCode[]

const fields = {
  amount: pay,
  engagement: z.enum(engagements),
  hoursPerWeek: z.int().min(1).max(60).nullable(),
  startOn: calendarDay,
  trialDays: z.int().min(0).max(180),
  terms: z.string().trim().min(20, 'Write at least a few words.').max(10_000),
  expiryDays: z.int().min(1).max(30),
  approverId: z.uuid().nullable(),
}

export const draftOffer = defineEndpoint({
  method: 'POST',
  path: '/offers',
  summary: 'Drafts an offer to a candidate at the decision stage',
  admission: 'session',
  body: z.object({
    shortlistedId: z.uuid(),
    amount: fields.amount,
    engagement: fields.engagement.default('contract'),
    hoursPerWeek: fields.hoursPerWeek.default(null),
    startOn: fields.startOn,
    trialDays: fields.trialDays.default(DEFAULT_TRIAL_DAYS),
    terms: fields.terms.optional().meta({ description: 'Defaults to those of the template.' }),
    templateId: z.uuid().optional(),
    expiryDays: fields.expiryDays.default(DEFAULT_EXPIRY_DAYS),
    approverId: fields.approverId.default(null),
  }),
  bodyType: 'offers',
  answers: { kind: 'resource', of: offers },
  status: 201,
  includes: ['candidate'],
  errors: [...errors, 'offer.stage', 'offer.already-open', 'offer.no-seat', 'shortlist.not-open'],
})

export const changeOffer = defineEndpoint({
  method: 'PATCH',
  path: '/offers/{id}',
  summary: 'Changes a draft; never the state',
  admission: 'session',
  body: z.object({
    amount: fields.amount.optional(),
    engagement: fields.engagement.optional(),
    hoursPerWeek: fields.hoursPerWeek.optional(),
    startOn: fields.startOn.optional(),
    trialDays: fields.trialDays.optional(),
    terms: fields.terms.optional(),
    expiryDays: fields.expiryDays.optional(),
    approverId: fields.approverId.optional(),
    version: z.int().optional().meta({ description: 'The version that was read; equivalent to If-Match.' }),
  }),
  bodyType: 'offers',
  answers: { kind: 'resource', of: offers },
  status: 200,
  includes: ['candidate'],
  errors: [...errors, 'resource.conflict'],
})

const note = z.string().trim().max(1000).nullable().default(null)
const plain = z.object({ note })

const action = actionsOn(offers, { includes: ['candidate'], errors })

export const submitOffer = action('submit', 'Submits a draft for approval', plain, [
  'offer.stage',
  'offer.no-seat',
  'shortlist.not-open',
])
export const approveOffer = action('approve', 'Approves an offer; never by its author', plain)
export const returnOffer = action(
  'return',
  'Sends it back for changes, with a reason',
  z.object({ note: z.string().trim().min(3, 'Enter what should be changed.').max(1000) }),
)
export const sendOffer = action('send', 'Sends it to the candidate; an earlier version is superseded', plain, [
  'offer.stage',
  'offer.no-seat',
  'shortlist.not-open',
  'offer.start-past',
])
export const remindOffer = action('remind', 'Sends the candidate a reminder, once a day at most', plain, [
  'offer.reminded',
])
export const reviseOffer = defineEndpoint({
  method: 'POST',
  path: '/offers/{id}/actions/revise',
  summary: 'A new draft from this offer; sending it supersedes this one',
  admission: 'session',
  body: plain,
  bodyType: 'offers',
  answers: { kind: 'resource', of: offers },
  status: 201,
  includes: ['candidate'],
  errors: [...errors, 'offer.already-open', 'offer.stage', 'offer.no-seat', 'shortlist.not-open'],
})
export const withdrawOffer = action(
  'withdraw',
  'Withdraws it, with a reason; not possible after acceptance',
  z.object({ code: reasonCode, note }),
)
export const discardOffer = action('discard', 'Discards an offer that was never sent', plain)
export const recordAcceptance = action(
  'record-acceptance',
  'Records an acceptance received outside the link',
  z.object({
    name: plainName('Name').min(2, 'Enter the name as signed.').max(120),
    evidence: z.string().trim().min(10, 'Enter where the signed document is stored.').max(1000),
  }),
  ['offer.no-seat', 'offer.expired', 'shortlist.not-open', 'shortlist.transition'],
)
