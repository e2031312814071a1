import { sql } from 'drizzle-orm'
import { check, index, integer, snakeCase, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../platform/database/columns.ts'
import { companies } from '../tenants/companies/companies.tables.ts'

/** How long a company keeps data, in days. null: as long as its subject. */
export const retentionPolicies = snakeCase.table(
  'retention_policies',
  {
    companyId: uuid()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    applications: integer(),
    searches: integer(),
    notifications: integer(),
    /** Nothing is deleted before. */
    countsFrom: instant('counts_from').notNull(),
    version: version(),
    ...timestamps(),
  },
  (policy) => [
    check('retention_policies_applications', sql`${policy.applications} between 180 and 1460`),
    check('retention_policies_searches', sql`${policy.searches} between 30 and 1460`),
    check('retention_policies_notifications', sql`${policy.notifications} between 30 and 1460`),
  ],
)

/** The counts of each run of the daily task; runs that erased nothing are not kept. */
export const retentionRuns = snakeCase.table(
  'retention_runs',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    people: integer().notNull(),
    searches: integer().notNull(),
    notifications: integer().notNull(),
  },
  (run) => [index('retention_runs_of_company').on(run.companyId, run.at)],
)
