import type { ContactMismatch, ContactState, DeclineCode, DisputeCode } from '@assay/contracts/contact-infos'
import type { BadgeTone } from '@assay/ui/badge'
import { HOUR_MS, MINUTE_MS } from '../../platform/durations.ts'
import type { ContactInfo } from './contact-infos.queries.ts'

export const stateLabels: Readonly<Record<ContactState, { label: string; tone: BadgeTone }>> = {
  queued: { label: 'Scheduled', tone: 'waiting' },
  pending: { label: 'Awaiting response', tone: 'waiting' },
  approved: { label: 'Accepted', tone: 'active' },
  declined: { label: 'Declined', tone: 'plain' },
  expired: { label: 'Expired', tone: 'plain' },
  withdrawn: { label: 'Cancelled by employer', tone: 'plain' },
  disputed: { label: 'Reported as wrong', tone: 'late' },
  refunded: { label: 'Refunded', tone: 'plain' },
  revoked: { label: 'Withdrawn by candidate', tone: 'plain' },
}

export const creditLabels = { reserved: 'Credit held', spent: 'Credit spent', returned: 'Credit returned' } as const

export const mismatchLabels: Readonly<Record<ContactMismatch, string>> = {
  rateOverBand: 'Expects more than the salary range',
  payBelowRate: 'Pay below their expectation',
  notice: 'Longer notice than you allow',
  location: 'Outside the chosen countries',
  engagement: 'Different type of engagement',
}

export const declineLabels: Readonly<Record<DeclineCode, string>> = {
  notLooking: 'Not looking',
  pay: 'Pay',
  location: 'Location',
  role: 'Type of work',
  company: 'Company',
  timing: 'Timing',
  other: 'Other',
}

export const formatDecline = (code: string): string =>
  code === 'reported' ? 'Reported as misuse' : (declineLabels[code as DeclineCode] ?? code)

export const disputeLabels: Readonly<Record<DisputeCode, string>> = {
  wrongEmail: 'Email address doesn’t work',
  wrongPhone: 'Phone number doesn’t work',
  otherPerson: 'Wrong person',
  noAnswer: 'No response',
}

/** Such as "51 h left". */
function formatLeft(until: string, now = Date.now()): string {
  const leftMs = Date.parse(until) - now
  if (leftMs <= 0) return 'ending'
  if (leftMs < HOUR_MS) return `${Math.ceil(leftMs / MINUTE_MS)} min left`
  return `${Math.floor(leftMs / HOUR_MS)} h left`
}

/** The time left on the running clock; null if none is running. */
export function clockOf({ state, undoUntil, expiresAt }: ContactInfo): string | null {
  if (state === 'queued') return `${formatLeft(undoUntil)} to undo`
  return state === 'pending' ? formatLeft(expiresAt) : null
}
