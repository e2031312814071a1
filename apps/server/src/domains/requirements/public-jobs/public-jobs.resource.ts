import type { Presented } from '@assay/jsonapi/present'
import { legendOf, type Requirement } from '../records/index.ts'

/** What a candidate reads of a job: nothing of the team, the pipeline, the exclusions or the agencies. */
export function presentPublicJob(job: Requirement, company: string): Presented {
  const { title, description, seats, openedAt, visibility, criteria } = job
  const { skills } = legendOf(criteria)
  const nameOf = (id: string): string => skills[id]?.name ?? id
  const { languages, countries, engagement, overlapHours } = criteria.constraints
  const { bandAmountMinor: amountMinor, bandCurrency: currency, bandPeriod: period } = job
  return {
    type: 'public-jobs',
    id: job.id,
    attributes: {
      title,
      company,
      description,
      seats,
      band: amountMinor === null || currency === null || period === null ? null : { amountMinor, currency, period },
      openedAt,
      visibility,
      mustHave: criteria.mustHave.map(({ anyOf, minYears }) => ({ anyOf: anyOf.map(nameOf), minYears })),
      niceToHave: criteria.niceToHave.map(({ skillId }) => nameOf(skillId)),
      minYears: criteria.years?.min ?? null,
      languages,
      countries,
      engagement,
      overlapHours,
    },
  }
}
