import { HOUR_MS, MINUTE_MS } from '../../../platform/time/durations.ts'

export const VALID_MS = 60 * MINUTE_MS
/** Mails to one address; further requests get the same answer and send nothing. */
export const MAILS_PER_HOUR = 3
export const COUNTED_MS = HOUR_MS

interface ResetFacts {
  readonly expiresAt: Date
  readonly usedAt: Date | null
  readonly supersededAt: Date | null
}

export function stateOf(reset: ResetFacts, now: Date): 'requested' | 'used' | 'expired' | 'superseded' {
  if (reset.usedAt) return 'used'
  if (reset.supersededAt) return 'superseded'
  return reset.expiresAt <= now ? 'expired' : 'requested'
}
