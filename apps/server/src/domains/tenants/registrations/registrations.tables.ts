import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../../../platform/database/columns.ts'
import { users } from '../../identity/users/users.tables.ts'
import { emailVerifications } from '../../identity/verification/email-verifications.tables.ts'
import { companies } from '../companies/companies.tables.ts'

/** Registrations of employers. Unverified ones are purged after seven days, with their user and company. */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    emailVerificationId: uuid('email_verification_id')
      .notNull()
      .references(() => emailVerifications.id, { onDelete: 'cascade' }),
    acceptTermsAt: instant('accept_terms_at').notNull(),
    state: text('state', { enum: ['started', 'mailSent', 'verified', 'completed'] }).notNull(),
    ...timestamps(),
  },
  (table) => [
    index('registrations_user').on(table.userId),
    index('registrations_company').on(table.companyId),
    check('registrations_state', sql`${table.state} in ('started', 'mailSent', 'verified', 'completed')`),
  ],
)
