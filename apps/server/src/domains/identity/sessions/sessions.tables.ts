import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
    /** Such as “Firefox on Linux”. */
    device: text('device'),
    /** While it is set, the session answers little more than who it belongs to. */
    lockedAt: instant('locked_at'),
    /** When its holder last proved who they are, if not by signing in. */
    confirmedAt: instant('confirmed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    check('sessions_token_hash_is_sha256', sql`length(${table.tokenHash}) = 32`),
    check('sessions_expiry_follows', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
)

/** Browsers and programs that a user signed in with, as hashes only. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    markHash: bytes('mark_hash').notNull(),
    label: text('label'),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.markHash] }),
    index('known_devices_age').on(table.lastSeenAt),
    check('known_devices_mark', sql`octet_length(${table.markHash}) = 32`),
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
