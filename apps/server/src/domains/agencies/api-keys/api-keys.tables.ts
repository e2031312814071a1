import { sql } from 'drizzle-orm'
import { check, index, integer, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { users } from '../../identity/users/users.tables.ts'
import { agencies } from '../records/agencies.tables.ts'

/** Secrets are random and kept as hashes. After a rotation the previous one is valid for a while. */
export const agencyApiKeys = snakeCase.table(
  'agency_api_keys',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    name: text().notNull(),
    prefix: text().notNull(),
    secretHash: bytes('secret_hash').notNull().unique(),
    previousHash: bytes('previous_hash').unique(),
    previousUntil: instant('previous_until'),
    scopes: text().array().notNull(),
    rateLimit: integer().notNull(),
    ipAllow: text().array().notNull().default([]),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    version: version(),
    ...timestamps(),
  },
  (key) => [
    index('agency_api_keys_agency').on(key.agencyId, key.createdAt),
    check('agency_api_keys_name_length', sql`char_length(${key.name}) between 1 and 60`),
    check('agency_api_keys_rate', sql`${key.rateLimit} between 1 and 500`),
    check('agency_api_keys_scopes', sql`cardinality(${key.scopes}) > 0`),
    check('agency_api_keys_previous_whole', sql`(${key.previousHash} is null) = (${key.previousUntil} is null)`),
  ],
)

/** Counts the requests of the current window; a separate row, so that counting never waits for a change of the key. */
export const agencyApiUsage = snakeCase.table('agency_api_usage', {
  keyId: uuid()
    .primaryKey()
    .references(() => agencyApiKeys.id, { onDelete: 'cascade' }),
  windowStartsAt: instant('window_starts_at').notNull(),
  requests: integer().notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
})

/** Recent calls by programs, without their bodies. */
export const agencyApiCalls = snakeCase.table(
  'agency_api_calls',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    keyId: uuid()
      .notNull()
      .references(() => agencyApiKeys.id, { onDelete: 'cascade' }),
    method: text().notNull(),
    path: text().notNull(),
    status: integer().notNull(),
    errorCode: text(),
    tookMs: integer().notNull(),
    network: text(),
    requestId: text().notNull(),
    createdAt: createdAt(),
  },
  (call) => [index('agency_api_calls_agency').on(call.agencyId, call.createdAt, call.id)],
)
