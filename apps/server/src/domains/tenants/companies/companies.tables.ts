import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { industries } from '../../content/taxonomy/industries.tables.ts'
import { countries } from '../../content/taxonomy/places.tables.ts'

export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text('name').notNull(),
    country: text('country')
      .notNull()
      .references(() => countries.code),
    timezone: text('timezone').notNull(),
    sizeBand: text('size_band', { enum: ['1-10', '11-50', '51-200', '201-1000', '1000+'] }),
    industryId: uuid('industry_id').references(() => industries.id),
    deletedAt: instant('deleted_at'),
    suspendedAt: instant('suspended_at'),
    suspensionReason: text('suspension_reason'),
    ...timestamps(),
    version: version(),
  },
  (table) => [
    index('companies_name').on(table.name),
    check('companies_name_length', sql`length(${table.name}) between 2 and 200`),
    check(
      'companies_size_band',
      sql`${table.sizeBand} is null or ${table.sizeBand} in ('1-10', '11-50', '51-200', '201-1000', '1000+')`,
    ),
  ],
)
