import type { JobAsks } from '@assay/contracts/public-jobs'
import { legendOf, type Requirement } from '../records/index.ts'

/** The public requirements of a job, without team, pipeline, exclusions and agencies. */
export function jobAsksOf({ description, criteria }: Requirement): JobAsks {
  const { skills } = legendOf(criteria)
  const nameOf = (id: string): string => skills[id]?.name ?? id
  const { languages, countries, engagement, overlapHours, required } = criteria.constraints
  return {
    description,
    mustHave: criteria.mustHave.map(({ anyOf, minYears }) => ({ anyOf: anyOf.map(nameOf), minYears })),
    niceToHave: criteria.niceToHave.map(({ skillId }) => nameOf(skillId)),
    minYears: criteria.years?.min ?? null,
    languages,
    countries,
    countriesPreferred: required?.country === false,
    engagement,
    overlapHours,
  }
}
