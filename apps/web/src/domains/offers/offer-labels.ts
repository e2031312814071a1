import type { OfferState } from '@assay/contracts/offers'
import type { BadgeTone } from '@assay/ui/badge'
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts'
import type { ListedOffer, Offer } from './offers.queries.ts'

export const offerStateLabels: Readonly<Record<OfferState, { label: string; tone: BadgeTone }>> = {
  draft: { label: 'Draft', tone: 'plain' },
  pendingApproval: { label: 'Awaiting approval', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'active' },
  sent: { label: 'Sent', tone: 'waiting' },
  viewed: { label: 'Viewed', tone: 'waiting' },
  accepted: { label: 'Accepted', tone: 'active' },
  declined: { label: 'Declined', tone: 'plain' },
  expired: { label: 'Expired', tone: 'plain' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
  superseded: { label: 'Replaced', tone: 'plain' },
}

export const engagementLabels = { fullTime: 'Employee', contract: 'Contractor' } as const

export const nameOf = ({ candidate }: Pick<Offer, 'candidate'>): string => candidate.legalName ?? candidate.maskedName

/** Such as "in 3 days", "in 5 h" or "over". */
export function timeLeft({ expiresAt, state }: Pick<Offer, 'expiresAt' | 'state'>, now = Date.now()): string | null {
  if (expiresAt === null || (state !== 'sent' && state !== 'viewed')) return null
  const hours = Math.floor((Date.parse(expiresAt) - now) / HOUR_MS)
  if (hours < 0) return 'over'
  return hours < 48 ? `in ${hours} h` : `in ${Math.floor(hours / 24)} days`
}

/** Whether the candidate has less than a day to answer. */
export const isLastDay = ({ expiresAt }: Pick<Offer, 'expiresAt'>, now = Date.now()): boolean =>
  expiresAt !== null && Date.parse(expiresAt) - now < DAY_MS

/** When and why an offer was declined or withdrawn. */
export function howEnded(offer: ListedOffer, format: (iso: string) => string): string | null {
  const { state, answeredAt, updatedAt } = offer
  if (state !== 'declined' && state !== 'withdrawn') return null
  const at = format(state === 'declined' ? (answeredAt ?? updatedAt) : updatedAt)
  const why = whyEnded(offer)
  return why === null ? at : `${at}, ${why}`
}

function whyEnded({ declineReason, declineNote, withdrawReason, withdrawNote }: ListedOffer): string | null {
  const reason = declineReason ?? withdrawReason
  const note = declineNote ?? withdrawNote
  if (reason === null) return null
  return note === null || note === '' ? reason : `${reason}: ${note}`
}
