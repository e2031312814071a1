import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../platform/database/columns.ts'

/** Users who sign in. Their tenant and role are the teammates' concern. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    fullName: text('full_name').notNull(),
    passwordHash: text('password_hash'),
    scope: text('scope', { enum: ['platform', 'employer', 'agency', 'agencyClient'] }).notNull(),
    timezone: text('timezone').notNull().default('UTC'),
    emailVerifiedAt: instant('email_verified_at'),
    twoFactor: text('two_factor', { enum: ['none', 'totp'] })
      .notNull()
      .default('none'),
    lastLoginAt: instant('last_login_at'),
    disabledAt: instant('disabled_at'),
    deletedAt: instant('deleted_at'),
    ...timestamps(),
    version: version(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email).where(sql`${table.deletedAt} is null`),
    index('users_mail_domain').on(sql`split_part(${table.email}, '@', 2)`),
    index('users_unverified').on(table.createdAt).where(sql`${table.emailVerifiedAt} is null`),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check(
      'users_email_shape',
      sql`${table.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(${table.email}) <= 254`,
    ),
    check('users_full_name_length', sql`length(${table.fullName}) between 2 and 80`),
    check('users_scope', sql`${table.scope} in ('platform', 'employer', 'agency', 'agencyClient')`),
    check('users_two_factor', sql`${table.twoFactor} in ('none', 'totp')`),
  ],
)
