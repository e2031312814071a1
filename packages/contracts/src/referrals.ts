import { z } from 'zod'
import { actionsOn, defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

export const referralKinds = ['company', 'agency'] as const
export type ReferralKind = (typeof referralKinds)[number]

/** created → clicked → signedUp → qualified → approved → paid; any → rejected | expired. */
export const referralStates = [
  'created',
  'clicked',
  'signedUp',
  'qualified',
  'approved',
  'paid',
  'rejected',
  'expired',
] as const
export type ReferralState = (typeof referralStates)[number]

export const referralRejections = ['selfReferral', 'duplicate', 'knownContact', 'other'] as const

/** The rules of a referral at the time it was made. */
export const REFERRAL_RULES = { version: '2026-11', rewardCredits: 10, perYear: 5, months: 12 } as const

/** A company or agency that a user brought, from the link to the reward. */
export const referrals = defineResource({
  type: 'referrals',
  attributes: z.object({
    kind: z.enum(referralKinds),
    code: z.string().meta({ description: 'Opens `/?ref=CODE`.' }),
    isLink: z
      .boolean()
      .meta({ description: 'The personal link, which many people can use; each registration is a referral.' }),
    email: z.string().nullable().meta({ description: 'Of the invitation; removed when the referral ends.' }),
    tenantName: z.string().nullable().meta({ description: 'Who registered; null before.' }),
    referrerName: z.string().nullable().meta({ description: 'For operators only.' }),
    landedAt: z.iso.datetime().nullable(),
    qualifyingEvent: z.enum(['firstPaidHire', 'firstApprovedCandidate']),
    rewardCredits: z.int().meta({ description: 'Contact credits for each side.' }),
    rulesVersion: z.string(),
    reason: z.enum(referralRejections).nullable(),
    dispute: z.string().nullable(),
    state: z.enum(referralStates),
    mayDo: z.array(z.enum(['dispute', 'approve', 'reject'])),
    ...timestamps,
  }),
  relationships: {},
})

const reading = ['session.required', 'permission.denied'] as const

export const listReferrals = defineEndpoint({
  method: 'GET',
  path: '/referrals',
  summary: 'The caller’s referrals, or for operators everyone’s. `meta.funnel` counts the steps',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: referrals },
  status: 200,
  filters: { state: z.enum(referralStates) },
  sorts: ['createdAt'],
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getReferral = defineEndpoint({
  method: 'GET',
  path: '/referrals/{id}',
  summary: 'One referral',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: referrals },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

export const createReferral = defineEndpoint({
  method: 'POST',
  path: '/referrals',
  summary: 'Invites an address by email, or creates the personal link if none is given; idempotent',
  admission: 'session',
  body: z.object({
    kind: z.enum(referralKinds).default('company'),
    email: z.email().max(254).nullable().default(null),
  }),
  bodyType: 'referrals',
  answers: { kind: 'resource', of: referrals },
  status: 201,
  errors: [...reading, 'validation.invalid', 'request.rate-limited'],
})

const code = z.string().regex(/^[a-z2-7]{12}$/, 'This referral code is invalid.')

export const visitReferral = defineEndpoint({
  method: 'POST',
  path: '/referrals/actions/visit',
  summary: 'Records that a referral link was opened; doesn’t reveal whether the code exists',
  admission: 'everyone',
  body: z.object({ code }),
  bodyType: 'referrals',
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['validation.invalid', 'request.rate-limited'],
})

export const claimReferral = defineEndpoint({
  method: 'POST',
  path: '/referrals/actions/claim',
  summary: 'Records which link a new company or agency came through; doesn’t reveal whether the code exists',
  admission: 'session',
  body: z.object({ code }),
  bodyType: 'referrals',
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'validation.invalid'],
})

const act = actionsOn(referrals, {
  errors: [...reading, 'validation.invalid', 'resource.not-found', 'referral.wrong-state'],
})

export const disputeReferral = act(
  'dispute',
  'Asks an operator to look at a rejected or expired referral again',
  z.object({ reason: z.string().trim().min(10).max(500) }),
)
export const approveReferral = act(
  'approve',
  'Approves a qualified referral and pays both sides, for operators',
  z.object({}),
  ['referral.limit'],
)
export const rejectReferral = act(
  'reject',
  'Rejects a referral, for operators',
  z.object({ reason: z.enum(referralRejections) }),
)
