import type { FeedbackState } from '@assay/contracts/feedback-requests'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { isWaitOver } from '../../../../platform/time/waits.ts'

/** How long the address is kept after the requirement closes. */
export const RETENTION_MS = 30 * DAY_MS

const BETWEEN_REMINDERS_MS = DAY_MS

export interface RequestFacts {
  readonly expiresAt: Date
  readonly endedBecause: 'expired' | 'withdrawn' | 'closed' | null
}

export function stateOf({ expiresAt, endedBecause }: RequestFacts, now: Date): FeedbackState {
  if (endedBecause !== null) return endedBecause
  return expiresAt <= now ? 'expired' : 'open'
}

export const opens = (request: RequestFacts, now: Date): boolean => stateOf(request, now) === 'open'

export const isReminderDue = ({ remindedAt }: { readonly remindedAt: Date | null }, now: Date): boolean =>
  remindedAt === null || isWaitOver(remindedAt, BETWEEN_REMINDERS_MS, now)

/** Shortens an address for display with an opinion: enough to tell two people apart, too little to write to them. */
export function addressInShort(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${host.slice(0, 1)}…`
}
