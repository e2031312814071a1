import { sql } from 'drizzle-orm'
import { check, integer, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, timestamps, version } from '../../../platform/database/columns.ts'

export const agencyStates = ['applied', 'underReview', 'approved', 'rejected', 'suspended', 'closed'] as const

export const agencies = snakeCase.table(
  'agencies',
  {
    id: id(),
    legalName: text().notNull(),
    slug: text().notNull().unique(),
    country: text().notNull(),
    registrationNo: text(),
    website: text(),
    domain: text().notNull().unique(),
    specialities: uuid().array().notNull().default([]),
    contactEmail: text().notNull(),
    dpoEmail: text().notNull(),
    ownershipDays: integer().notNull().default(180),
    state: text({ enum: agencyStates }).notNull(),
    version: version(),
    ...timestamps(),
  },
  (agency) => [
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
