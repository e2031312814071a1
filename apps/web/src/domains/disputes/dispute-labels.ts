import type { DisputeReason, DisputeSide, DisputeState } from '@assay/contracts/ownership-disputes'
import type { BadgeTone } from '@assay/ui/badge'
import type { Dispute } from './disputes.queries.ts'

export const disputeStateLabels: Readonly<Record<DisputeState, { label: string; tone: BadgeTone }>> = {
  open: { label: 'Awaiting answer', tone: 'waiting' },
  answered: { label: 'Answered', tone: 'active' },
  unanswered: { label: 'Not answered in time', tone: 'late' },
  decided: { label: 'Decided', tone: 'plain' },
  conceded: { label: 'Conceded', tone: 'plain' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
}

export const disputeReasonLabels: Readonly<Record<DisputeReason, string>> = {
  introducedFirst: 'The agency introduced the candidate first',
  knownBefore: 'The employer already knew the candidate',
  twoAgencies: 'Two agencies submitted the same person',
  other: 'Another reason',
}

export function nameOfSide(side: DisputeSide, dispute: Dispute): string {
  if (side === dispute.side) return 'You'
  if (side === 'employer') return dispute.companyName
  if (side === 'agency') return dispute.agencyName
  return dispute.otherAgencyName ?? 'Another agency'
}
