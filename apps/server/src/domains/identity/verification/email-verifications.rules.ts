/** The facts that decide about a verification. */
import { dayOf } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { endOfWait } from '../../../platform/time/waits.ts'

export interface VerificationFacts {
  readonly expiresAt: Date
  readonly usedAt: Date | null
  readonly supersededAt: Date | null
  readonly sentOn: string
  readonly sentCount: number
  readonly lastSentAt: Date
}

export const VALID_MS = DAY_MS
export const RESEND_AFTER_MS = 60_000
export const SENDS_PER_DAY = 5

export const sendsToday = (verification: Pick<VerificationFacts, 'sentOn' | 'sentCount'>, now: Date): number =>
  verification.sentOn === dayOf(now) ? verification.sentCount : 0

export const resendAfter = ({ lastSentAt }: Pick<VerificationFacts, 'lastSentAt'>, now: Date): Date =>
  endOfWait(lastSentAt, RESEND_AFTER_MS, now)

export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

export function stateOf(verification: VerificationFacts, now: Date): 'pending' | 'verified' | 'expired' | 'superseded' {
  if (verification.usedAt) return 'verified'
  if (verification.supersededAt) return 'superseded'
  return verification.expiresAt <= now ? 'expired' : 'pending'
}

/** Enough for its owner to recognize, too little to reveal it to others. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
