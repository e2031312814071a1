import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../database/columns.ts'

/** One row for each effect of an event, written in the event's transaction and deleted when done. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    effect: text('effect').notNull(),
    event: text('event').notNull(),
    payload: jsonb('payload').notNull(),
    /** Failures so far, including the attempt that is running. */
    attempts: integer('attempts').notNull().default(0),
    runAfter: instant('run_after').notNull(),
    /** When `runAfter` was set, by the clock that set it: shows whether that clock was ahead. */
    setAt: instant('set_at').notNull().defaultNow(),
    /** Since when an operator sees it; it is still retried. */
    failedAt: instant('failed_at'),
    /** Done, except for a mail that an operator has to look at; not retried. */
    heldAt: instant('held_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_due').on(table.runAfter).where(sql`${table.heldAt} is null`),
    check('outbox_attempts', sql`${table.attempts} >= 0`),
  ],
)

/** The last run of each scheduled task, so that one of several servers runs it. */
export const scheduledRuns = pgTable('scheduled_runs', {
  task: text('task').primaryKey(),
  lastRunAt: instant('last_run_at').notNull(),
})
