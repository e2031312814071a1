import { minApplicationDays } from '@assay/contracts/retention-policies'
import type { Presented } from '@assay/jsonapi/present'
import type { Company } from '../tenants/index.ts'
import type { Counts, Periods } from './retention.rules.ts'
import type { RetentionRun } from './retention.store.ts'

interface Shown {
  readonly periods: Periods
  readonly countsFrom: Date
  readonly max: number | null
  readonly upcoming: readonly (Counts & { on: string })[]
  readonly lastRun: RetentionRun | null
  readonly mayChange: boolean
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export function presentRetention(company: Company, shown: Shown): Presented {
  const { periods, countsFrom, max, upcoming, lastRun, mayChange, version, createdAt, updatedAt } = shown
  return {
    type: 'retention-policies',
    id: company.id,
    attributes: {
      ...periods,
      minApplications: minApplicationDays(company.country),
      max,
      countsFrom,
      upcoming,
      lastRun: lastRun && {
        at: lastRun.at,
        people: lastRun.people,
        searches: lastRun.searches,
        notifications: lastRun.notifications,
      },
      mayChange,
      version,
      createdAt,
      updatedAt,
    },
  }
}
