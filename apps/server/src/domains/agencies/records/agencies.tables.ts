import { agencyStates } from '@assay/contracts/agencies'
import { sql } from 'drizzle-orm'
import { check, index, integer, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../platform/database/columns.ts'
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
