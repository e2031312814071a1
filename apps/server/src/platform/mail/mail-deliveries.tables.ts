import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../database/columns.ts'

/**
 * One row per mail, identified by subject and recipient (`key`): the server that inserts it sends the mail. Neither
 * address nor text is stored.
 */
export const mailDeliveries = pgTable(
  'mail_deliveries',
  {
    id: id(),
    key: text('key').notNull().unique(),
    messageId: text('message_id').notNull(),
    /** The row of the outbox that sends it, kept for another attempt while the mail is in trouble. */
    jobId: uuid('job_id'),
    state: text('state', { enum: ['sending', 'sent', 'waiting', 'failed', 'uncertain'] }).notNull(),
    attempts: integer('attempts').notNull(),
    /** Start of the latest attempt. */
    startedAt: instant('started_at').notNull(),
    sentAt: instant('sent_at'),
    tryAgainAt: instant('try_again_at'),
    lastError: text('last_error'),
    ...timestamps(),
  },
  (table) => [
    index('mail_deliveries_troubled').on(table.createdAt).where(sql`${table.state} in ('failed', 'uncertain')`),
    index('mail_deliveries_job').on(table.jobId),
    index('mail_deliveries_sending').on(table.startedAt).where(sql`${table.state} = 'sending'`),
    check('mail_deliveries_state', sql`${table.state} in ('sending', 'sent', 'waiting', 'failed', 'uncertain')`),
    check('mail_deliveries_attempts', sql`${table.attempts} between 0 and 100`),
    check('mail_deliveries_sent', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
    check('mail_deliveries_waiting', sql`(${table.state} = 'waiting') = (${table.tryAgainAt} is not null)`),
    check('mail_deliveries_key_length', sql`length(${table.key}) between 1 and 300`),
  ],
)
