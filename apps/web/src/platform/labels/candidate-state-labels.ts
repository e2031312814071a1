import type { candidates } from '@assay/contracts/candidates'
import type { ResourceOf } from '@assay/contracts/resource'

export const candidateStateLabels: Readonly<Record<ResourceOf<typeof candidates>['state'], string>> = {
  draft: 'Draft',
  inVetting: 'In vetting',
  available: 'Available',
  engaged: 'Engaged',
  paused: 'Paused',
  erased: 'Erased',
  merged: 'Merged',
}
