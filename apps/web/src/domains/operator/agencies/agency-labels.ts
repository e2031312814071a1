import type { AgencyState } from '@assay/contracts/agencies'
import type { BadgeTone } from '@assay/ui/badge'

export const stateLabels: Readonly<Record<AgencyState, { label: string; tone: BadgeTone }>> = {
  underReview: { label: 'To review', tone: 'warn' },
  applied: { label: 'Not verified', tone: 'plain' },
  approved: { label: 'Approved', tone: 'accent' },
  rejected: { label: 'Declined', tone: 'plain' },
  suspended: { label: 'Suspended', tone: 'danger' },
  closed: { label: 'Closed', tone: 'plain' },
}
