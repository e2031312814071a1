import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, instant, timestamps } from '../../../platform/database/columns.ts'
import { users } from '../users/users.tables.ts'

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Authenticator apps, one for a user. The key is encrypted with one that is not in the database. */
export const totpKeys = pgTable('totp_keys', {
  userId: userId().primaryKey(),
  sealedKey: bytes('sealed_key').notNull(),
  /** null until a code of it was confirmed. */
  confirmedAt: instant('confirmed_at'),
  /** The time step of the latest code that was accepted: none is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
  ...timestamps(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: userId(),
    codeHash: bytes('code_hash').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('recovery_codes_user').on(table.userId),
    check('recovery_codes_hash', sql`octet_length(${table.codeHash}) = 32`),
  ],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default(sql`'{}'`),
    isSynced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    lastUsedAt: instant('last_used_at'),
    ...timestamps(),
  },
  (table) => [
    index('passkeys_user').on(table.userId),
    check('passkeys_name', sql`char_length(${table.name}) between 1 and 60`),
  ],
)

export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: id(),
    purpose: text('purpose', { enum: ['register', 'signIn'] }).notNull(),
    /** The user who adds a passkey; null for a sign-in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    challenge: text('challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    index('passkey_challenges_user').on(table.userId),
    check('passkey_challenges_purpose', sql`${table.purpose} in ('register', 'signIn')`),
    check('passkey_challenges_holder', sql`(${table.purpose} = 'register') = (${table.userId} is not null)`),
  ],
)
