import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, instant, timestamps } from '../../../platform/database/columns.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'
import { users } from '../users/users.tables.ts'

const companyId = () => uuid('company_id').references(() => companies.id, { onDelete: 'cascade' })

/** Sign-ins at other sites that open an account. They are bound by issuer and subject, never by the address. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The company whose provider it is; null: Google. */
    companyId: companyId(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email'),
    lastLoginAt: instant('last_login_at'),
    ...timestamps(),
  },
  (table) => [
    unique('linked_identities_subject').on(table.issuer, table.subject, table.companyId).nullsNotDistinct(),
    index('linked_identities_user').on(table.userId),
    index('linked_identities_company').on(table.companyId),
    check('linked_identities_subject_length', sql`length(${table.subject}) between 1 and 255`),
  ],
)

/**
 * Pending sign-ins at a provider. The returning browser must present the state, and the cookie of the browser that
 * began.
 */
export const identityAttempts = pgTable(
  'identity_attempts',
  {
    id: id(),
    purpose: text('purpose', { enum: ['signIn', 'link'] }).notNull(),
    companyId: companyId(),
    /** The user who connects it; null for a sign-in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    stateHash: bytes('state_hash').notNull().unique(),
    browserHash: text('browser_hash').notNull(),
    /** Nonce and PKCE verifier, encrypted. */
    sealed: bytes('sealed').notNull(),
    outcome: text('outcome', { enum: ['started', 'taken', 'proven', 'used'] })
      .notNull()
      .default('started'),
    /** Set once the provider has identified a user without an account here; opens the next step. */
    tokenHash: bytes('token_hash'),
    issuer: text('issuer'),
    subject: text('subject'),
    email: text('email'),
    fullName: text('full_name'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('identity_attempts_expiry').on(table.expiresAt),
    check('identity_attempts_purpose', sql`${table.purpose} in ('signIn', 'link')`),
    check('identity_attempts_outcome', sql`${table.outcome} in ('started', 'taken', 'proven', 'used')`),
    check('identity_attempts_holder', sql`(${table.purpose} = 'link') = (${table.userId} is not null)`),
  ],
)
