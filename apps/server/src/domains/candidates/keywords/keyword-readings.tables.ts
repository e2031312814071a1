import { integer, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'

/** One row for each table of words of work that kept texts were read with: how far, and what came of it. */
export const keywordReadings = snakeCase.table('keyword_readings', {
  /** Of the words, and of how they are read. */
  digest: text().primaryKey(),
  /** The last id that was read, in the order of ids; null before the first. */
  reachedId: uuid(),
  readCount: integer().notNull().default(0),
  changedCount: integer().notNull().default(0),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
})
