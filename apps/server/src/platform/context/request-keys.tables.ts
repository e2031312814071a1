import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../database/columns.ts'

/** One row per `Idempotency-Key`, written in the transaction of its request: there is no key without its effect. */
export const requestKeys = pgTable(
  'request_keys',
  {
    /** The caller that the key belongs to. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** Of method, address and body. */
    requestHash: bytes('request_hash').notNull(),
    /** The result of the request; null if it is not known. */
    resourceId: text('resource_id'),
    /** What its answer said beside the result, where that is said again. */
    meta: jsonb('meta').$type<Record<string, unknown>>(),
    status: integer('status'),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('request_keys_used').on(table.usedAt),
    check('request_keys_length', sql`length(${table.key}) between 1 and 255`),
  ],
)
