// Counts that all servers of an installation share. The tables are unlogged: a crash may lose counts that last minutes.
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '../../database/columns.ts'

/** How often something was used since its window began. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    /** A hash of what is limited and for which address. */
    key: bytes('key').primaryKey(),
    used: integer('used').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_windows_ends').on(table.endsAt)],
)

/** The event streams that are open at any server. */
export const openStreams = pgTable(
  'open_streams',
  {
    id: id(),
    sessionId: text('session_id').notNull(),
    /** The person; empty where a server of an older version opened it. */
    holderId: text('holder_id').notNull().default(''),
    serverId: uuid('server_id').notNull(),
    /** Renewed by the server while it lives. */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('open_streams_holder').on(table.holderId), index('open_streams_server').on(table.serverId)],
)
