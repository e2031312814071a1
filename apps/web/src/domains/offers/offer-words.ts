import type { DeclineCode, OfferState, WithdrawCode } from '@assay/contracts/offers'
import type { BadgeTone } from '@assay/ui/badge'
import { HOUR_MS } from '../../platform/durations.ts'
import type { Offer } from './offers.queries.ts'

export const offerStateWords: Readonly<Record<OfferState, { label: string; tone: BadgeTone }>> = {
  draft: { label: 'Draft', tone: 'plain' },
  pendingApproval: { label: 'Waits for approval', tone: 'warn' },
  approved: { label: 'Approved', tone: 'accent' },
  sent: { label: 'Sent', tone: 'accent' },
  viewed: { label: 'Viewed', tone: 'accent' },
  accepted: { label: 'Accepted', tone: 'accent' },
  declined: { label: 'Declined', tone: 'danger' },
  expired: { label: 'Expired', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
  superseded: { label: 'Replaced', tone: 'plain' },
}

export const declineWords: Readonly<Record<DeclineCode, string>> = {
  pay: 'The pay',
  otherOffer: 'Another offer',
  startDate: 'The start',
  terms: 'The terms',
  personal: 'Personal reasons',
  lostInterest: 'Not interested any more',
  other: 'Something else',
}

export const withdrawWords: Readonly<Record<WithdrawCode, string>> = {
  budget: 'The budget',
  plansChanged: 'Plans changed',
  mistake: 'A mistake in the offer',
  candidateGone: 'The candidate is not available any more',
  other: 'Something else',
  requirementClosed: 'The requirement was closed',
  leftShortlist: 'The candidate left the shortlist',
  earlierAccepted: 'An earlier version was accepted',
  discarded: 'Given up before it was sent',
}

/** What somebody may choose; the rest happens by itself. */
export const chosenWithdrawCodes = ['budget', 'plansChanged', 'mistake', 'candidateGone', 'other'] as const

export const engagementWords = { fullTime: 'Employee', contract: 'Contractor' } as const

export const nameOf = ({ candidate }: Pick<Offer, 'candidate'>): string => candidate.legalName ?? candidate.maskedName

/** "in 3 days", "in 5 h", "over". */
export function timeLeft({ expiresAt, state }: Pick<Offer, 'expiresAt' | 'state'>, now = Date.now()): string | null {
  if (expiresAt === null || (state !== 'sent' && state !== 'viewed')) return null
  const hours = Math.floor((Date.parse(expiresAt) - now) / HOUR_MS)
  if (hours < 0) return 'over'
  return hours < 48 ? `in ${hours} h` : `in ${Math.floor(hours / 24)} days`
}

/** Why it came to an end, in words. */
export function whyEnded({ declineCode, declineNote, withdrawCode, withdrawNote }: Offer): string | null {
  const reason =
    declineCode === null ? (withdrawCode === null ? null : withdrawWords[withdrawCode]) : declineWords[declineCode]
  const note = declineNote ?? withdrawNote
  if (reason === null) return null
  return note === null || note === '' ? reason : `${reason}: ${note}`
}
