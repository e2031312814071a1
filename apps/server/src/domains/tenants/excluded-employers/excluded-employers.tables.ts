import { exclusionReasons } from '@assay/contracts/excluded-employers'
import { sql } from 'drizzle-orm'
import { check, date, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, timestamps } from '../../../platform/database/columns.ts'
import { users } from '../../identity/users/users.tables.ts'
import { companies } from '../companies/companies.tables.ts'

/** Rows stay after their end, as the history of what a company left out. */
export const excludedEmployers = snakeCase.table(
  'excluded_employers',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    reason: text({ enum: exclusionReasons }).notNull(),
    addedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** The first day on which it counts, in the zone of the company. */
    startsOn: date({ mode: 'string' }).notNull(),
    /** The first day on which it no longer counts. */
    endsOn: date({ mode: 'string' }),
    ...timestamps(),
  },
  (employer) => [
    uniqueIndex('excluded_employers_once')
      .on(employer.companyId, sql`lower(${employer.name})`)
      .where(sql`${employer.endsOn} is null`),
    check('excluded_employers_name_length', sql`char_length(${employer.name}) between 2 and 200`),
    check('excluded_employers_reason_known', sql`${employer.reason} in ('ownGroup','noPoach')`),
  ],
)
