import { z } from 'zod'
import { calendarDay } from './calendar-day.ts'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { pay } from './money.ts'
import { engagements } from './offers.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { defineResource, timestamps } from './resource.ts'

export const hireStates = [
  'awaitingStart',
  'noStart',
  'inTrial',
  'endedInTrial',
  'confirmed',
  'ended',
  'endedInGuarantee',
  'replacementOpen',
  'replaced',
  'refunded',
] as const
export type HireState = (typeof hireStates)[number]

export const hireActs = [
  'start',
  'noShow',
  'confirm',
  'end',
  'requestReplacement',
  'replace',
  'refund',
  'checkIn',
  'rate',
] as const
export type HireAct = (typeof hireActs)[number]

/** Why the hire ended, or never started. */
export const endCodes = ['notAFit', 'performance', 'leftByChoice', 'betterOffer', 'budget', 'planned', 'other'] as const
export type EndCode = (typeof endCodes)[number]

export const checkInDays = [30, 60, 90] as const

export const DEFAULT_GUARANTEE_DAYS = 90

const checkIn = z.object({
  day: z.union([z.literal(30), z.literal(60), z.literal(90)]),
  dueOn: z.iso.date(),
  isDue: z.boolean(),
  score: z.int().nullable().meta({ description: '1 to 5.' }),
  note: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
})

export const hiredCandidates = defineResource({
  type: 'hired-candidates',
  attributes: z.object({
    state: z.enum(hireStates),
    engagement: z.enum(engagements),
    rate: pay,
    hoursPerWeek: z.int().nullable(),
    startOn: z.iso.date(),
    startedBy: z.enum(['employer', 'candidate']).nullable(),
    trialDays: z.int(),
    trialEndsOn: z.iso
      .date()
      .meta({ description: 'The last day of the trial period; the hire is confirmed automatically the day after.' }),
    dayOfTrial: z.int().nullable(),
    confirmedAt: z.iso.datetime().nullable(),
    confirmedBy: z.enum(['employer', 'clock']).nullable(),
    guaranteeUntil: z.iso.date(),
    guaranteeDaysLeft: z.int().nullable(),
    checkIns: z.array(checkIn),
    fee: z
      .enum(['notYet', 'due', 'none', 'refunded', 'disputed'])
      .meta({ description: 'The placement fee; due once confirmed, frozen during an ownership dispute.' }),
    endOn: z.iso.date().nullable(),
    endCode: z.enum(endCodes).nullable(),
    endNote: z.string().nullable(),
    replacementReason: z.string().nullable(),
    replacementNote: z.string().nullable().meta({ description: 'From the user who decided about the replacement.' }),
    replacementChoices: z
      .array(z.object({ id: z.uuid(), maskedName: z.string(), startOn: z.iso.date() }))
      .meta({ description: 'Possible replacements, for the user who decides.' }),
    rating: z.object({ score: z.int(), note: z.string().nullable(), isShared: z.boolean() }).nullable(),
    requirementTitle: z.string(),
    companyName: z.string(),
    mayDo: z.array(z.enum(hireActs)),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    requirement: { to: 'requirements', many: false },
    offer: { to: 'offers', many: false },
    replacementOf: { to: 'hired-candidates', many: false },
  },
})

const stateList = oneOrMoreOf(hireStates)

export const listHiredCandidates = defineEndpoint({
  method: 'GET',
  path: '/hired-candidates',
  summary: 'Hires in the caller’s scope',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: hiredCandidates },
  status: 200,
  includes: ['candidate'],
  sorts: ['startOn', 'trialEndsOn', 'guaranteeUntil', 'createdAt', 'state'],
  filters: {
    state: stateList,
    requirement: z.uuid(),
    candidate: z.uuid(),
    offer: z.uuid(),
    from: calendarDay,
    to: calendarDay,
  },
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const getHiredCandidate = defineEndpoint({
  method: 'GET',
  path: '/hired-candidates/{id}',
  summary: 'One hire',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: hiredCandidates },
  status: 200,
  includes: ['candidate'],
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

const errors = [...WRITE_ERRORS, 'hire.transition'] as const satisfies readonly ErrorCode[]

const note = z.string().trim().max(1000).nullable().default(null)
const reason = z.string().trim().min(10, 'Enter a reason in one sentence.').max(1000)
const score = z.int().min(1).max(5)

const action = actionsOn(hiredCandidates, { includes: ['candidate'], errors })

export const startHire = action(
  'start',
  'Records the start; the trial period begins that day',
  z.object({ startedOn: calendarDay.optional().meta({ description: 'Defaults to the agreed day.' }) }),
)
export const recordNoShow = action(
  'no-show',
  'Records that the candidate never started',
  z.object({ code: z.enum(endCodes), note }),
)
export const confirmHire = action('confirm', 'Confirms the hire after the trial', z.object({ note }))
export const endHire = action(
  'end',
  'Ends the employment: without a fee in the trial period, with a claim to a replacement under the guarantee',
  z.object({ endOn: calendarDay.optional(), code: z.enum(endCodes).meta({ description: 'The reason.' }), note }),
)
export const requestReplacement = action(
  'request-replacement',
  'Requests a replacement or a refund under the guarantee',
  z.object({ reason }),
)
export const replaceHire = action(
  'replace',
  'Grants a replacement',
  z.object({ replacementId: z.uuid().meta({ description: 'The hire that replaces this one.' }), note }),
  ['submission.disputed'],
)
export const refundHire = action('refund', 'Refunds the fee instead of a replacement', z.object({ note: reason }), [
  'submission.disputed',
])
export const answerCheckIn = action(
  'check-in',
  'Records a check-in after 30, 60 or 90 days; a later answer replaces an earlier one',
  z.object({ day: z.union([z.literal(30), z.literal(60), z.literal(90)]), score, note }),
  ['hire.check-in-early'],
)
export const rateHire = action(
  'rate',
  'Rates the hire; used for ranking only if the employer agrees',
  z.object({ score, note, isShared: z.boolean().default(false) }),
)

/** A start as the candidate with the link sees it. */
export const startConfirmations = defineResource({
  type: 'start-confirmations',
  attributes: z.object({
    companyName: z.string(),
    position: z.string(),
    startOn: z.iso.date(),
    state: z.enum(['open', 'started', 'notStarted', 'over']),
    mayAnswer: z.boolean(),
    ...timestamps,
  }),
  relationships: {},
})

const token = z.string().min(20).max(200).meta({ description: 'The token of the link; never sent in a URL.' })

function answer<const Verb extends string>(verb: Verb, summary: string, refusals: readonly ErrorCode[] = []) {
  return defineEndpoint({
    method: 'POST',
    path: `/start-confirmations/actions/${verb}` as const,
    summary,
    admission: 'everyone',
    body: z.object({ token }),
    bodyType: 'start-confirmations',
    answers: { kind: 'resource', of: startConfirmations },
    status: 200,
    errors: [
      'validation.invalid',
      'request.rate-limited',
      'resource.not-found',
      'verification.expired',
      'verification.used',
      ...refusals,
    ],
  })
}

export const viewStart = answer('view', 'The start that the candidate is asked to confirm')
export const confirmStart = answer('confirm', 'The candidate confirms their start', ['hire.transition', 'hire.not-yet'])
