import type { EmailVerification } from './email-verifications.store.ts'

export const VALID_MS = 24 * 3600_000
export const RESEND_AFTER_MS = 60_000
export const SENDS_PER_DAY = 5

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

export const sendsToday = (verification: Pick<EmailVerification, 'sentOn' | 'sentCount'>, now: Date): number =>
  verification.sentOn === dayOf(now) ? verification.sentCount : 0

export const resendAfter = ({ lastSentAt }: Pick<EmailVerification, 'lastSentAt'>): Date =>
  new Date(lastSentAt.getTime() + RESEND_AFTER_MS)

export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

export function stateOf(verification: EmailVerification, now: Date): 'pending' | 'verified' | 'expired' | 'superseded' {
  if (verification.usedAt) return 'verified'
  if (verification.supersededAt) return 'superseded'
  return verification.expiresAt <= now ? 'expired' : 'pending'
}

/** Enough to recognise the own address, not enough to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
