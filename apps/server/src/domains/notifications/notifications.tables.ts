import type { NotificationKind } from '@assay/contracts/notifications'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../../platform/database/columns.ts'
import { users } from '../identity/users/users.tables.ts'

/** One row for each notification of a user and channel. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    channel: text('channel', { enum: ['app', 'mail'] }).notNull(),
    state: text('state', {
      enum: ['unread', 'read', 'archived', 'queued', 'sent', 'failed', 'uncertain'],
    }).notNull(),
    title: text('title').notNull(),
    body: text('body'),
    link: text('link'),
    targetType: text('target_type').notNull(),
    targetId: uuid('target_id').notNull(),
    /** Identifies the event: each recipient is notified of it once. */
    dedupeKey: text('dedupe_key').notNull(),
    /** Mail is not sent before this time. */
    dueAt: instant('due_at').notNull(),
    readAt: instant('read_at'),
    sentAt: instant('sent_at'),
    ...timestamps(),
  },
  (table) => [
    unique('notifications_once').on(table.userId, table.channel, table.dedupeKey),
    index('notifications_own').on(table.userId, table.createdAt, table.id).where(sql`${table.channel} = 'app'`),
    index('notifications_unread').on(table.userId).where(sql`${table.state} = 'unread'`),
    index('notifications_queued').on(table.dueAt).where(sql`${table.state} = 'queued'`),
    check(
      'notifications_state',
      sql`case ${table.channel} when 'app' then ${table.state} in ('unread', 'read', 'archived')
          when 'mail' then ${table.state} in ('queued', 'sent', 'failed', 'uncertain') else false end`,
    ),
    check('notifications_sent', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
    check('notifications_title_length', sql`char_length(${table.title}) between 1 and 160`),
    check('notifications_body_length', sql`char_length(${table.body}) <= 600`),
    check('notifications_link_inside', sql`${table.link} ~ '^/([^/]|$)'`),
    check('notifications_dedupe_length', sql`char_length(${table.dedupeKey}) between 1 and 200`),
  ],
)
