import { joinRoles } from '@assay/contracts/sign-in-providers'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { companies } from '../companies/companies.tables.ts'

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })

/** The OpenID Connect provider of a company. Its secret is encrypted. */
export const signInProviders = pgTable(
  'sign_in_providers',
  {
    id: id(),
    companyId: companyId().unique(),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    sealedSecret: bytes('sealed_secret').notNull(),
    enforced: boolean('enforced').notNull().default(false),
    joinRole: text('join_role', { enum: joinRoles }),
    testedAt: instant('tested_at'),
    testProblem: text('test_problem'),
    ...timestamps(),
    version: version(),
  },
  (table) => [
    check('sign_in_providers_name', sql`char_length(${table.name}) between 1 and 60`),
    check('sign_in_providers_join_role', sql`${table.joinRole} in ('viewer', 'recruiter')`),
  ],
)

/** Mail domains of a company. A proven one belongs to one company alone. */
export const signInDomains = pgTable(
  'sign_in_domains',
  {
    id: id(),
    companyId: companyId(),
    domain: text('domain').notNull(),
    /** The required content of the DNS record; it is not secret. */
    proof: text('proof').notNull(),
    provenAt: instant('proven_at'),
    checkedAt: instant('checked_at'),
    /** Since when a proven domain lacks its record. */
    missingSince: instant('missing_since'),
    ...timestamps(),
  },
  (table) => [
    unique('sign_in_domains_once').on(table.companyId, table.domain),
    uniqueIndex('sign_in_domains_proven').on(table.domain).where(sql`${table.provenAt} is not null`),
    check('sign_in_domains_lower_case', sql`${table.domain} = lower(${table.domain})`),
  ],
)
