import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, instant } from '../../../platform/database/columns.ts'
import { users } from '../users/users.tables.ts'

/** Open sessions; the end of one deletes its row. Only the SHA-256 of a token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Set if an operator opened it to work as the user. */
    impersonatorId: uuid('impersonator_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    check('sessions_token_hash_is_sha256', sql`length(${table.tokenHash}) = 32`),
    check('sessions_expiry_follows', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
)

/** Failed logins of one mail address from one network address, both stored as hashes only. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    keyHash: bytes('key_hash').primaryKey(),
    failures: integer('failures').notNull(),
    lastFailedAt: instant('last_failed_at').notNull(),
    lockedUntil: instant('locked_until'),
  },
  (table) => [
    index('login_attempts_age').on(table.lastFailedAt),
    check('login_attempts_failures', sql`${table.failures} >= 1`),
  ],
)
