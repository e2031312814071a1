import type { AgencyState } from '@assay/contracts/agencies'
import type { BadgeTone } from '@assay/ui/badge'

export const stateLabels: Readonly<Record<AgencyState, { label: string; tone: BadgeTone }>> = {
  underReview: { label: 'To review', tone: 'waiting' },
  applied: { label: 'Not verified', tone: 'plain' },
  approved: { label: 'Approved', tone: 'active' },
  rejected: { label: 'Declined', tone: 'plain' },
  suspended: { label: 'Suspended', tone: 'late' },
  closed: { label: 'Closed', tone: 'plain' },
}
