import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, timestamps } from '../../../platform/database/columns.ts'
import { users } from '../users/users.tables.ts'

export const emailVerifications = pgTable(
  'email_verifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** null until the mail is written: the token is created with the mail and stored nowhere else. */
    tokenHash: bytes('token_hash'),
    expiresAt: instant('expires_at').notNull(),
    sentCount: integer('sent_count').notNull().default(0),
    sentOn: date('sent_on').notNull(),
    lastSentAt: instant('last_sent_at').notNull(),
    usedAt: instant('used_at'),
    supersededAt: instant('superseded_at'),
    ...timestamps(),
  },
  (table) => [
    index('email_verifications_user').on(table.userId),
    check('email_verifications_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('email_verifications_sends', sql`${table.sentCount} between 0 and 5`),
    check('email_verifications_one_end', sql`${table.usedAt} is null or ${table.supersededAt} is null`),
  ],
)
