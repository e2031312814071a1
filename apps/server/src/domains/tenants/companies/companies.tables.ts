import { blindReviews } from '@assay/contracts/users'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, timestamps, version } from '../../../platform/database/columns.ts'
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
    currency: text('currency').notNull().default('EUR'),
    /** The users with blind review: those who choose it, or all who do not arrange contact. */
    blindReview: text('blind_review', { enum: blindReviews }).notNull().default('personal'),
    /** The color of buttons in mails and on candidates’ pages. */
    accent: text('accent'),
    industryId: uuid('industry_id').references(() => industries.id),
    deletedAt: instant('deleted_at'),
    suspendedAt: instant('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** Its owner closed it; it can be reopened until `deletesAt`. */
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by'),
    deletesAt: instant('deletes_at'),
    /** Its people and settings were deleted; applications stay as long as the law requires. */
    emptiedAt: instant('emptied_at'),
    ...timestamps(),
    version: version(),
  },
  (table) => [
    index('companies_name').on(table.name),
    check('companies_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('companies_closing_whole', sql`(${table.closedAt} is null) = (${table.deletesAt} is null)`),
    check('companies_accent', sql`${table.accent} ~ '^#[0-9a-f]{6}$'`),
    check('companies_blind_review', sql`${table.blindReview} in ('personal', 'reviewers')`),
    check('companies_name_length', sql`length(${table.name}) between 2 and 200`),
    check(
      'companies_size_band',
      sql`${table.sizeBand} is null or ${table.sizeBand} in ('1-10', '11-50', '51-200', '201-1000', '1000+')`,
    ),
  ],
)

/** A separate table, so that reading a company does not load the picture. */
export const companyLogos = pgTable(
  'company_logos',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    mediaType: text('media_type', { enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
    content: bytes('content').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('company_logos_media_type', sql`${table.mediaType} in ('image/png', 'image/jpeg', 'image/webp')`),
    check('company_logos_size', sql`length(${table.content}) between 1 and 524288`),
  ],
)
