import { calendarProviderKinds, conflictKinds, connectionStates } from '@assay/contracts/calendar-connections'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, snakeCase, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, timestamps, version } from '../../../../platform/database/columns.ts'
import { users } from '../../../identity/users/users.tables.ts'
import { scheduledInterviews } from '../records/interviews.tables.ts'

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A user’s account where they keep calendars. Password or grant are sealed with a key outside the database. */
export const calendarConnections = snakeCase.table(
  'calendar_connections',
  {
    id: id(),
    userId: ofUser(),
    provider: text({ enum: calendarProviderKinds }).notNull().default('caldav'),
    address: text().notNull(),
    account: text().notNull(),
    sealedSecret: bytes('sealed_secret').notNull(),
    /** Where the calendars of the account were found. */
    homeUrl: text().notNull(),
    state: text({ enum: connectionStates }).notNull(),
    problem: text(),
    failures: integer().notNull().default(0),
    lastSynchronizedAt: instant('last_synchronized_at'),
    /** null: only after another password, or access given again. */
    nextAttemptAt: instant('next_attempt_at'),
    /** Before that, the calendar server must not be asked. */
    waitUntil: instant('wait_until'),
    /** Until then one server synchronizes it. */
    claimedUntil: instant('claimed_until'),
    /** Requested while it was claimed: the claimant starts again. */
    isAskedAgain: boolean().notNull().default(false),
    version: version(),
    ...timestamps(),
  },
  (connection) => [
    unique('calendar_connections_once').on(connection.userId, connection.homeUrl, connection.account),
    index('calendar_connections_due').on(connection.nextAttemptAt).where(sql`${connection.nextAttemptAt} is not null`),
    check('calendar_connections_provider', sql`${connection.provider} in ('caldav','google','microsoft')`),
    check('calendar_connections_state', sql`${connection.state} in ('new','working','failing','refused')`),
    check(
      'calendar_connections_refused',
      sql`(${connection.state} = 'refused') = (${connection.nextAttemptAt} is null)`,
    ),
    check('calendar_connections_address', sql`char_length(${connection.address}) between 8 and 500`),
    check('calendar_connections_account', sql`char_length(${connection.account}) between 1 and 200`),
  ],
)

export const connectedCalendars = snakeCase.table(
  'connected_calendars',
  {
    id: id(),
    connectionId: uuid()
      .notNull()
      .references(() => calendarConnections.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    url: text().notNull(),
    name: text().notNull(),
    isWritable: boolean().notNull(),
    isBusy: boolean().notNull().default(false),
    receives: boolean().notNull().default(false),
    /** The server's version when it was read: its tag, and the token for later changes. */
    tag: text(),
    cursor: text(),
    /** When all its events were last read, with the zone of the user then. */
    wholeAt: instant('whole_at'),
    zone: text(),
    ...timestamps(),
  },
  (calendar) => [
    unique('connected_calendars_once').on(calendar.connectionId, calendar.url),
    uniqueIndex('connected_calendars_one_receives').on(calendar.userId).where(sql`${calendar.receives}`),
    check('connected_calendars_receives', sql`${calendar.isWritable} or not ${calendar.receives}`),
  ],
)

/** An event of a calendar, of which only the busy times are stored. */
export const calendarObjects = snakeCase.table(
  'calendar_objects',
  {
    id: id(),
    calendarId: uuid()
      .notNull()
      .references(() => connectedCalendars.id, { onDelete: 'cascade' }),
    href: text().notNull(),
    etag: text().notNull(),
    isSkipped: boolean().notNull().default(false),
  },
  (object) => [unique('calendar_objects_once').on(object.calendarId, object.href)],
)

/** An agreed interview as it was written to a user’s calendar, and what the user made of it there. */
export const writtenInterviews = snakeCase.table(
  'written_interviews',
  {
    id: id(),
    interviewId: uuid()
      .notNull()
      .references(() => scheduledInterviews.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    calendarId: uuid()
      .notNull()
      .references(() => connectedCalendars.id, { onDelete: 'cascade' }),
    href: text().notNull(),
    etag: text(),
    sequence: integer().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    found: text({ enum: ['same', ...conflictKinds] })
      .notNull()
      .default('same'),
    foundStart: instant('found_start'),
    foundEnd: instant('found_end'),
    foundAt: instant('found_at'),
    /** The user decided to leave the difference as it is. */
    isLeft: boolean().notNull().default(false),
    /** To be written again at the next turn. */
    isWanted: boolean().notNull().default(false),
    ...timestamps(),
  },
  (written) => [
    unique('written_interviews_once').on(written.interviewId, written.userId),
    index('written_interviews_of_user').on(written.userId),
    check('written_interviews_found', sql`${written.found} in ('same','moved','deleted')`),
    check('written_interviews_found_whole', sql`(${written.found} = 'same') = (${written.foundAt} is null)`),
    check(
      'written_interviews_moved_whole',
      sql`(${written.found} = 'moved') = (${written.foundStart} is not null) and num_nulls(${written.foundStart}, ${written.foundEnd}) in (0, 2)`,
    ),
  ],
)
