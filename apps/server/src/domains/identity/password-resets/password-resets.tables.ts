import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, timestamps } from '../../../platform/database/columns.ts'
import { users } from '../users/users.tables.ts'

/**
 * Requests for a new password, kept for addresses without an account too, so that both take the same time. The address
 * is dropped when the mail is written or was not needed.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    /** null without an account, and until the mail is written. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email'),
    /** To count and to supersede requests for one address without keeping it. */
    emailHash: bytes('email_hash').notNull(),
    /** Truncated: where the request came from, for the mail. */
    requestedNetwork: text('requested_network').notNull(),
    /** null until the mail is written. */
    tokenHash: bytes('token_hash'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    supersededAt: instant('superseded_at'),
    ...timestamps(),
  },
  (table) => [
    index('password_resets_user').on(table.userId),
    index('password_resets_email').on(table.emailHash, table.createdAt),
    index('password_resets_age').on(table.createdAt),
    check('password_resets_token_hash', sql`octet_length(${table.tokenHash}) = 32`),
    check('password_resets_one_end', sql`${table.usedAt} is null or ${table.supersededAt} is null`),
  ],
)
