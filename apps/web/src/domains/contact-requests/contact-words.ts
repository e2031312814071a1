import type { ContactMismatch, ContactState, DeclineCode, DisputeCode } from '@assay/contracts/contact-infos'
import type { BadgeTone } from '@assay/ui/badge'
import { HOUR_MS, MINUTE_MS } from '../../platform/durations.ts'
import type { ContactInfo } from './contact-infos.queries.ts'

export const stateWords: Readonly<Record<ContactState, { label: string; tone: BadgeTone }>> = {
  queued: { label: 'Goes out soon', tone: 'warn' },
  pending: { label: 'Waits for an answer', tone: 'accent' },
  approved: { label: 'Released', tone: 'accent' },
  declined: { label: 'Declined', tone: 'plain' },
  expired: { label: 'Expired', tone: 'plain' },
  withdrawn: { label: 'Taken back', tone: 'plain' },
  disputed: { label: 'Reported as wrong', tone: 'warn' },
  refunded: { label: 'Refunded', tone: 'plain' },
  revoked: { label: 'Withdrawn by the person', tone: 'copper' },
}

export const creditWords = { reserved: 'Credit held', spent: 'Credit spent', returned: 'Credit returned' } as const

export const mismatchWords: Readonly<Record<ContactMismatch, string>> = {
  rateOverBand: 'Asks for more than the pay band',
  payBelowRate: 'The pay is below what they ask for',
  notice: 'Needs more notice than you allow',
  location: 'Another country than you named',
  engagement: 'Another kind of engagement',
}

export const declineWords: Readonly<Record<DeclineCode, string>> = {
  notLooking: 'Not looking right now',
  pay: 'The pay',
  location: 'The place',
  role: 'The work itself',
  company: 'The company',
  timing: 'The time',
  other: 'Another reason',
}

export const formatDecline = (code: string): string =>
  code === 'reported' ? 'Reported as misuse' : (declineWords[code as DeclineCode] ?? code)

export const disputeWords: Readonly<Record<DisputeCode, string>> = {
  wrongEmail: 'The mail address does not work',
  wrongPhone: 'The phone number does not work',
  otherPerson: 'It is another person',
  noAnswer: 'Nobody answers',
}

/** Such as "51 h left". */
function formatLeft(until: string, now = Date.now()): string {
  const leftMs = Date.parse(until) - now
  if (leftMs <= 0) return 'ends now'
  if (leftMs < HOUR_MS) return `${Math.ceil(leftMs / MINUTE_MS)} min left`
  return `${Math.floor(leftMs / HOUR_MS)} h left`
}

/** What the clock is at, where it runs. */
export function clockOf({ state, undoUntil, expiresAt }: ContactInfo): string | null {
  if (state === 'queued') return `${formatLeft(undoUntil)} to undo`
  return state === 'pending' ? formatLeft(expiresAt) : null
}
