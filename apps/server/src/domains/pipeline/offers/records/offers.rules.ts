import { type Placeholder, placeholders } from '@assay/contracts/offer-templates'
import type { OfferAct, OfferState } from '@assay/contracts/offers'
import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { isWaitOver } from '../../../../platform/time/waits.ts'

export type OfferMove =
  | 'submit'
  | 'approve'
  | 'return'
  | 'send'
  | 'view'
  | 'accept'
  | 'decline'
  | 'expire'
  | 'withdraw'
  | 'discard'
  | 'close'
  | 'supersede'

interface Transition {
  readonly from: readonly OfferState[]
  readonly to: OfferState
}

export const inPreparation: readonly OfferState[] = ['draft', 'pendingApproval', 'approved']
/** States in which the candidate can still answer. */
export const isOut: readonly OfferState[] = ['sent', 'viewed']

type Version = { readonly state: OfferState }

export const isAtDecision = (stage: PipelineStage, versions: readonly Version[]): boolean =>
  stage === 'decision' || (stage === 'offer' && versions.some(({ state }) => isOut.includes(state)))

/** Whether another version can be drafted. */
export const takesVersion = (stage: PipelineStage, versions: readonly Version[]): boolean =>
  isAtDecision(stage, versions) && versions.every(({ state }) => !inPreparation.includes(state))

/** Until when the candidate can answer; null if they no longer can. A replaced version cannot be answered. */
export const openUntil = (offer: { state: OfferState; expiresAt: Date | null }, now: Date): Date | null =>
  isOut.includes(offer.state) && offer.expiresAt !== null && offer.expiresAt > now ? offer.expiresAt : null

/** Every transition of an offer; all others are refused. */
export const offerTransitions: Readonly<Record<OfferMove, Transition>> = {
  submit: { from: ['draft'], to: 'pendingApproval' },
  approve: { from: ['pendingApproval'], to: 'approved' },
  return: { from: ['pendingApproval'], to: 'draft' },
  send: { from: ['approved'], to: 'sent' },
  view: { from: ['sent'], to: 'viewed' },
  accept: { from: isOut, to: 'accepted' },
  decline: { from: isOut, to: 'declined' },
  expire: { from: isOut, to: 'expired' },
  withdraw: { from: isOut, to: 'withdrawn' },
  // The candidate never saw it, so discarding it sends no notice.
  discard: { from: inPreparation, to: 'withdrawn' },
  // The requirement was closed, or the candidate left the shortlist.
  close: { from: [...inPreparation, ...isOut], to: 'withdrawn' },
  supersede: { from: ['sent', 'viewed', 'declined', 'expired'], to: 'superseded' },
}

export const canMove = (state: OfferState, move: OfferMove): boolean => offerTransitions[move].from.includes(state)

/** States from which a new version may be drafted. */
const revisable: readonly OfferState[] = ['sent', 'viewed', 'declined', 'expired', 'withdrawn']

const ACTS: Readonly<Record<OfferAct, readonly OfferState[]>> = {
  edit: ['draft'],
  submit: offerTransitions.submit.from,
  approve: offerTransitions.approve.from,
  return: offerTransitions.return.from,
  send: offerTransitions.send.from,
  remind: isOut,
  revise: revisable,
  withdraw: offerTransitions.withdraw.from,
  discard: offerTransitions.discard.from,
  recordAcceptance: offerTransitions.accept.from,
}

export const canBeActedOn = (state: OfferState, act: OfferAct): boolean => ACTS[act].includes(state)

export const actsFrom = (state: OfferState): OfferAct[] =>
  (Object.keys(ACTS) as OfferAct[]).filter((act) => canBeActedOn(state, act))

export type BandFit = 'within' | 'above' | 'unknown'

/** Both in euro cents per hour; null without a band to compare with. */
export function bandFitOf(offered: number | null, upperEnd: number | null): BandFit {
  if (offered === null || upperEnd === null) return 'unknown'
  return offered <= upperEnd ? 'within' : 'above'
}

export const expiryOf = (sentAt: Date, days: number): Date => new Date(sentAt.getTime() + days * DAY_MS)

/** At most one reminder a day. */
export const mayRemindAt = (remindedAt: Date | null, now: Date): boolean =>
  remindedAt === null || isWaitOver(remindedAt, DAY_MS, now)

/** The employer is warned of an unanswered offer this long before its end. */
export const EXPIRING_MS = DAY_MS

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

/** Placeholders in braces that no offer can fill in. */
export function unknownPlaceholders(terms: string): string[] {
  const names = Array.from(terms.matchAll(PLACEHOLDER), ([, name = '']) => name.trim())
  return [...new Set(names.filter((name) => !placeholders.includes(name as Placeholder)))]
}

/** Replaces `{{placeholders}}`; unknown ones stay, and are refused when the terms are saved. */
export const fillIn = (terms: string, values: Readonly<Record<Placeholder, string>>): string =>
  terms.replace(PLACEHOLDER, (whole, name: string) => values[name.trim() as Placeholder] ?? whole)

/** For companies without their own templates. */
export const BUILT_IN_TEMPLATE = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Plain letter',
  body: `Dear {{candidate}},

We’re delighted to offer you the position of {{position}} at {{company}}. Thank you for the time you took to get to know us. We’d be glad to have you on the team.

You would join us on {{start}} {{engagement}}, working {{hours}}. Your pay will be {{pay}}.

This offer includes {{trial}}. During a trial period, either party may end the agreement with one day’s notice; afterwards the terms of the signed agreement apply.

This offer is open until {{expires}}. To accept, follow the link in our email and type your full name, or tell us if you received this letter another way. If you have a question, or would like to discuss any of the terms, please contact {{sender}}.

We look forward to working with you.

Kind regards,

{{sender}}
{{company}}`,
} as const

export const MIN_CONTRIBUTORS = 5
export const MAX_SHARE = 0.25
/** Newer offers could be attributed to a company. */
export const YOUNGEST_MS = 90 * DAY_MS
export const MAX_AGE_MS = 3 * 365 * DAY_MS

export interface Sample {
  readonly companyId: string
  readonly hourlyMinor: number
}

export interface PayBenchmark {
  readonly p10: number
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly p90: number
  readonly own: number
  readonly below: number
  readonly sampleSize: number
  readonly contributors: number
}

/** The rank of an offer among comparable ones; null where the figures could identify a company. */
export function benchmarkAmong(own: number | null, samples: readonly Sample[]): PayBenchmark | null {
  if (own === null || samples.length === 0) return null
  const byCompany = Object.values(Object.groupBy(samples, ({ companyId }) => companyId))
  const largest = Math.max(...byCompany.map((group) => group?.length ?? 0))
  if (byCompany.length < MIN_CONTRIBUTORS || largest / samples.length > MAX_SHARE) return null
  const rates = samples.map(({ hourlyMinor }) => hourlyMinor).toSorted((left, right) => left - right)
  const at = (share: number): number => rates[Math.min(rates.length - 1, Math.ceil(share * rates.length) - 1)] ?? 0
  return {
    p10: at(0.1),
    p25: at(0.25),
    p50: at(0.5),
    p75: at(0.75),
    p90: at(0.9),
    own,
    below: Math.round((100 * rates.filter((rate) => rate < own).length) / rates.length),
    sampleSize: rates.length,
    contributors: byCompany.length,
  }
}
