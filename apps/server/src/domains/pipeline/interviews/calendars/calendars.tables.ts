import { sql } from 'drizzle-orm'
import { check, index, integer, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../../../../platform/database/columns.ts'
import { users } from '../../../identity/users/users.tables.ts'
import { calendarObjects } from '../connections/connections.tables.ts'

/** An imported .ics file. Only its busy times are stored, not its texts. */
export const calendarImports = snakeCase.table(
  'calendar_imports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    zone: text().notNull(),
    busyCount: integer().notNull(),
    skippedCount: integer().notNull(),
    firstAt: instant('first_at'),
    lastAt: instant('last_at'),
    ...timestamps(),
  },
  (file) => [
    unique('calendar_imports_once').on(file.userId, file.name),
    check('calendar_imports_name_length', sql`char_length(${file.name}) between 1 and 120`),
  ],
)

/** From an imported file, or from an event of a connected calendar. */
export const busyTimes = snakeCase.table(
  'busy_times',
  {
    id: id(),
    importId: uuid().references(() => calendarImports.id, { onDelete: 'cascade' }),
    objectId: uuid().references(() => calendarObjects.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (busy) => [
    index('busy_times_of_import').on(busy.importId),
    index('busy_times_of_object').on(busy.objectId),
    index('busy_times_of_user').on(busy.userId, busy.startsAt),
    check('busy_times_forward', sql`${busy.endsAt} > ${busy.startsAt}`),
    check('busy_times_of_one', sql`num_nonnulls(${busy.importId}, ${busy.objectId}) = 1`),
  ],
)

/** A secret address of one user’s interview feed; only its hash is stored. */
export const calendarFeeds = snakeCase.table(
  'calendar_feeds',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .unique('calendar_feeds_one_each')
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique('calendar_feeds_token'),
    lastReadAt: instant('last_read_at'),
    ...timestamps(),
  },
  (feed) => [check('calendar_feeds_hash_shape', sql`${feed.tokenHash} ~ '^[0-9a-f]{64}$'`)],
)
