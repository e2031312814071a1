import type { RequirementState } from '@assay/contracts/requirements'

export const jobStateLabels: Readonly<Record<RequirementState, string>> = {
  draft: 'Draft',
  pendingApproval: 'Awaiting approval',
  open: 'Open',
  paused: 'Paused',
  filled: 'Filled',
  cancelled: 'Cancelled',
  archived: 'Archived',
}
