import type { Presented } from '@assay/jsonapi/present'
import type { BackgroundJob } from './background-jobs.store.ts'

export function presentBackgroundJob({ id, ...attributes }: BackgroundJob): Presented {
  return { type: 'background-jobs', id, attributes }
}
