import { isGone } from '@assay/contracts/candidates'
import {
  type ContactAct,
  type ContactBlocker,
  type ContactMismatch,
  type ContactState,
  contactStates,
} from '@assay/contracts/contact-infos'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../platform/time/durations.ts'
import { isWaitOver } from '../../../../platform/time/waits.ts'

export const UNDO_MS = 5 * MINUTE_MS
export const ANSWER_MS = 72 * HOUR_MS
/** The clock reminds when this much of the 72 hours is left. */
export const REMIND_BEFORE_MS = DAY_MS
/** Between the employer’s reminder and the clock’s, whichever is first. */
export const BETWEEN_REMINDERS_MS = 12 * HOUR_MS
/** How long released details are kept, unless the candidate is still in the process or hired. */
export const RETENTION_MS = 180 * DAY_MS

export const contactMoves = [
  'send',
  'withdraw',
  'approve',
  'decline',
  'expire',
  'dispute',
  'uphold',
  'refund',
  'revoke',
] as const
export type ContactMove = (typeof contactMoves)[number]

/** Every transition of a contact request; all others are refused. */
export const contactTransitions: Readonly<
  Record<ContactMove, { readonly from: readonly ContactState[]; readonly to: ContactState }>
> = {
  send: { from: ['queued'], to: 'pending' },
  withdraw: { from: ['queued'], to: 'withdrawn' },
  approve: { from: ['pending'], to: 'approved' },
  decline: { from: ['pending'], to: 'declined' },
  expire: { from: ['pending'], to: 'expired' },
  dispute: { from: ['approved'], to: 'disputed' },
  uphold: { from: ['disputed'], to: 'approved' },
  refund: { from: ['disputed'], to: 'refunded' },
  // Erasure does not wait for a dispute to end.
  revoke: { from: ['approved', 'disputed'], to: 'revoked' },
}

const IN_WORDS: Readonly<Record<ContactState, string>> = {
  queued: 'scheduled',
  pending: 'awaiting a response',
  approved: 'accepted',
  declined: 'declined',
  expired: 'expired',
  withdrawn: 'withdrawn by the candidate',
  disputed: 'reported as wrong',
  refunded: 'refunded',
  revoked: 'cancelled',
}

/** For errors; the words are those of the interface. */
export const impossibleIn = (state: ContactState): string =>
  `This isn’t possible while the contact request is ${IN_WORDS[state]}.`

export const canMove = (state: ContactState, move: ContactMove): boolean =>
  contactTransitions[move].from.includes(state)

const CREDIT: Readonly<Record<ContactState, 'reserved' | 'spent' | 'returned'>> = {
  queued: 'reserved',
  pending: 'reserved',
  approved: 'spent',
  disputed: 'spent',
  revoked: 'spent',
  withdrawn: 'returned',
  declined: 'returned',
  expired: 'returned',
  refunded: 'returned',
}

export const creditOf = (state: ContactState): 'reserved' | 'spent' | 'returned' => CREDIT[state]

/** States with further transitions; the others are final. */
export const openStates: readonly ContactState[] = contactStates.filter((state) =>
  contactMoves.some((move) => canMove(state, move)),
)

interface Times {
  readonly state: ContactState
  readonly undoUntil: Date
  readonly expiresAt: Date
  readonly remindedAt: Date | null
  readonly clockRemindedAt: Date | null
}

/** Whether a reminder would follow another one too closely. */
export const isRemindedLately = (last: Date | null, now: Date): boolean =>
  last !== null && !isWaitOver(last, BETWEEN_REMINDERS_MS, now)

/** The actions that the deadlines and the transitions allow; the policy decides who may take them. */
export function possibleActs(info: Times, now: Date): ContactAct[] {
  const { state, undoUntil, expiresAt, remindedAt, clockRemindedAt } = info
  if (state === 'queued') return undoUntil > now ? ['edit', 'withdraw'] : []
  if (state === 'pending' && expiresAt > now) {
    const mayRemind = remindedAt === null && !isRemindedLately(clockRemindedAt, now)
    return mayRemind ? ['remind', 'approve', 'decline'] : ['approve', 'decline']
  }
  if (state === 'approved') return ['dispute']
  return state === 'disputed' ? ['uphold', 'refund'] : []
}

interface Wanted {
  readonly payPerHour: number | null
  readonly bandPerHour: number | null
  readonly noticeMaxDays: number | null
  readonly countries: readonly string[]
  readonly engagement: readonly string[]
}

interface Known {
  readonly hourlyRateMinor: number | null
  readonly noticeDays: number | null
  readonly country: string | null
  readonly engagement: readonly string[]
}

/** A rate above the range is not reported once more where the pay that is offered is below it. */
export function findMismatches(wanted: Wanted, known: Known): ContactMismatch[] {
  const { payPerHour, bandPerHour, noticeMaxDays, countries, engagement } = wanted
  const { hourlyRateMinor: asks, noticeDays, country } = known
  const isBelowRate = asks !== null && payPerHour !== null && payPerHour < asks
  return [
    asks !== null && bandPerHour !== null && asks > bandPerHour && !isBelowRate && ('rateOverBand' as const),
    isBelowRate && ('payBelowRate' as const),
    noticeDays !== null && noticeMaxDays !== null && noticeDays > noticeMaxDays && ('notice' as const),
    countries.length > 0 && country !== null && !countries.includes(country) && ('location' as const),
    engagement.length > 0 &&
      known.engagement.length > 0 &&
      !known.engagement.some((kind) => engagement.includes(kind)) &&
      ('engagement' as const),
  ].filter((code) => code !== false)
}

interface InTheWay {
  readonly isOpen: boolean
  readonly stage: string | null
  readonly creditsLeft: number | null
  /** An overdue invoice stops requests. */
  readonly isPastDue: boolean
  readonly facts: {
    readonly agencyId: string | null
    readonly isAgencySuspended: boolean
    readonly hasAddress: boolean
    readonly hasConsent: boolean
    readonly deniesCompany: boolean
    readonly state: string
  }
}

/** A representing agency holds the consent and has an address. */
export function findBlockers({ isOpen, stage, creditsLeft, isPastDue, facts }: InTheWay): ContactBlocker[] {
  const isRepresented = facts.agencyId !== null
  const isReached = isRepresented ? !facts.isAgencySuspended : facts.hasAddress
  return [
    !isOpen && ('notOpen' as const),
    stage !== null && stage !== 'shortlisted' && ('stage' as const),
    facts.deniesCompany && ('denied' as const),
    !isRepresented && !facts.hasConsent && ('noConsent' as const),
    (isGone(facts.state) || !isReached) && ('unreachable' as const),
    creditsLeft === 0 && ('noCredit' as const),
    isPastDue && ('pastDue' as const),
  ].filter((code) => code !== false)
}

export const purposeOf = (requirementTitle: string): string =>
  `Your details may be used only to talk about “${requirementTitle}” and to fill this job.`

/** The median waiting time in hours, with one decimal. */
export function medianHours(waitsMs: readonly number[]): number | null {
  if (waitsMs.length === 0) return null
  const sorted = waitsMs.toSorted((left, right) => left - right)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  const median = sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2
  return Math.round(median / (HOUR_MS / 10)) / 10
}
