import { agencyStates } from '@assay/contracts/agencies'
import { sql } from 'drizzle-orm'
import { check, index, integer, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { users } from '../../identity/users/users.tables.ts'

export const agencies = snakeCase.table(
  'agencies',
  {
    id: id(),
    legalName: text().notNull(),
    slug: text().notNull().unique(),
    country: text().notNull(),
    registrationNo: text(),
    website: text(),
    domain: text().notNull(),
    specialities: uuid().array().notNull().default([]),
    contactName: text(),
    contactEmail: text().notNull(),
    dpoEmail: text().notNull(),
    ownershipDays: integer().notNull().default(180),
    /** null: it has no logo. */
    logoChangedAt: instant('logo_changed_at'),
    state: text({ enum: agencyStates }).notNull(),
    acceptedTermsAt: instant('accepted_terms_at'),
    verifiedAt: instant('verified_at'),
    decidedAt: instant('decided_at'),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    decisionReason: text(),
    version: version(),
    ...timestamps(),
  },
  (agency) => [
    uniqueIndex('agencies_domain_once').on(agency.domain).where(sql`${agency.state} in ('approved', 'suspended')`),
    index('agencies_by_domain').on(agency.domain),
    check(
      'agencies_state_known',
      sql`${agency.state} in ('applied','underReview','approved','rejected','suspended','closed')`,
    ),
    check('agencies_legal_name_length', sql`char_length(${agency.legalName}) between 2 and 200`),
    check('agencies_slug_shape', sql`${agency.slug} ~ '^[a-z0-9-]{1,80}$'`),
    check('agencies_country_code', sql`${agency.country} ~ '^[A-Z]{2}$'`),
    check('agencies_ownership_days', sql`${agency.ownershipDays} between 0 and 3650`),
  ],
)

/** A separate table, so that reading an agency does not load the picture. */
export const agencyLogos = snakeCase.table(
  'agency_logos',
  {
    agencyId: uuid()
      .primaryKey()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    mediaType: text({ enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
    content: bytes('content').notNull(),
  },
  (logo) => [
    check('agency_logos_media_type', sql`${logo.mediaType} in ('image/png', 'image/jpeg', 'image/webp')`),
    check('agency_logos_size', sql`length(${logo.content}) between 1 and 524288`),
  ],
)
