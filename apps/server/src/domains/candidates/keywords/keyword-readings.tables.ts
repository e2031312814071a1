import { integer, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'

/** Progress and result of reading the stored texts, one row for each version of the keyword table. */
export const keywordReadings = snakeCase.table('keyword_readings', {
  /** Hash of the keyword table and of the reading recipe. */
  digest: text().primaryKey(),
  /** The last id that was read, in id order; null before the first. */
  reachedId: uuid(),
  readCount: integer().notNull().default(0),
  changedCount: integer().notNull().default(0),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
})
