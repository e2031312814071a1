import type { Presented } from '@assay/jsonapi/present'
import type { Requirement } from '../records/index.ts'
import { jobAsksOf } from './job-asks.ts'

/** A job as a candidate reads it: nothing of the team, the pipeline, the exclusions or the agencies. */
export function presentPublicJob(job: Requirement, company: string): Presented {
  const { title, seats, openedAt, visibility } = job
  const { bandAmountMinor: amountMinor, bandCurrency: currency, bandPeriod: period } = job
  return {
    type: 'public-jobs',
    id: job.id,
    attributes: {
      title,
      company,
      ...jobAsksOf(job),
      seats,
      band: amountMinor === null || currency === null || period === null ? null : { amountMinor, currency, period },
      openedAt,
      visibility,
    },
  }
}
