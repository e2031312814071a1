import { sql } from 'drizzle-orm'
import { check, date, index, integer, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../platform/database/columns.ts'

/** A user id, or the keyed hash of a guest's network. */
const subject = () => text().notNull()
const day = () => date({ mode: 'string' }).notNull()

/** How much was used; the row lock serializes the reads of one subject on all servers. Written by `take_quota`. */
export const quotaDays = snakeCase.table(
  'quota_days',
  { subject: subject(), day: day(), kind: text().notNull(), used: integer().notNull().default(0) },
  (counted) => [
    primaryKey({ columns: [counted.subject, counted.kind, counted.day] }),
    index('quota_days_day').on(counted.day),
    check('quota_days_used', sql`${counted.used} >= 0`),
  ],
)

/** Keys that were counted, so that reading them again on the same day counts nothing. Deleted after the day. */
export const quotaUses = snakeCase.table(
  'quota_uses',
  { subject: subject(), day: day(), kind: text().notNull(), key: uuid().notNull(), at: instant('at').notNull() },
  (use) => [primaryKey({ columns: [use.subject, use.day, use.kind, use.key] }), index('quota_uses_day').on(use.day)],
)

/** Keys of the hashes of networks. Without its key, which is deleted after the day, a hash leads back to no address. */
export const quotaKeys = snakeCase.table('quota_keys', {
  day: date({ mode: 'string' }).primaryKey(),
  key: bytes('key').notNull(),
})
