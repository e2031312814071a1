import { and, asc, count, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm'
import type { Queries, Tx } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { busyTimes, calendarFeeds, calendarImports } from '../calendars/calendars.tables.ts'
import type { FoundCalendar } from '../services/index.ts'
import { latestAttempt } from './connections.rules.ts'
import { calendarConnections, calendarObjects, connectedCalendars, writtenInterviews } from './connections.tables.ts'

export type Connection = typeof calendarConnections.$inferSelect
export type ConnectionRow = typeof calendarConnections.$inferInsert
export type ConnectedCalendar = typeof connectedCalendars.$inferSelect

export async function listConnectionsOf(db: Queries, userId: string): Promise<Connection[]> {
  return db
    .select()
    .from(calendarConnections)
    .where(eq(calendarConnections.userId, userId))
    .orderBy(asc(calendarConnections.id))
}

export async function findConnection(db: Queries, id: string): Promise<Connection | null> {
  const [found] = await db.select().from(calendarConnections).where(eq(calendarConnections.id, id))
  return found ?? null
}

export async function lockConnection(
  db: Queries,
  { id, userId }: { id: string; userId: string },
): Promise<Connection | null> {
  const [found] = await db
    .select()
    .from(calendarConnections)
    .where(and(eq(calendarConnections.id, id), eq(calendarConnections.userId, userId)))
    .for('update')
  return found ?? null
}

export async function insertConnection(
  db: Queries,
  row: typeof calendarConnections.$inferInsert,
): Promise<Connection | null> {
  const [made] = await db.insert(calendarConnections).values(row).onConflictDoNothing().returning()
  return made ?? null
}

/** A change by the user, which another window may have made in the meantime. */
export async function changeConnection(
  db: Queries,
  id: string,
  columns: Partial<typeof calendarConnections.$inferInsert>,
): Promise<void> {
  await db
    .update(calendarConnections)
    .set({ ...columns, version: sql`${calendarConnections.version} + 1` })
    .where(eq(calendarConnections.id, id))
}

/** Notes of the synchronization are no change by the user, so the version stays. */
export async function noteHealth(
  db: Queries,
  id: string,
  columns: Partial<typeof calendarConnections.$inferInsert>,
): Promise<void> {
  await db.update(calendarConnections).set(columns).where(eq(calendarConnections.id, id))
}

/** Only if it is still the one that was used. */
export async function replaceSecret(
  db: Queries,
  { id, before, after }: { id: string; before: Buffer; after: Buffer },
): Promise<void> {
  await db
    .update(calendarConnections)
    .set({ sealedSecret: after })
    .where(and(eq(calendarConnections.id, id), eq(calendarConnections.sealedSecret, before)))
}

/** Whether another user has connected the same account. */
export async function isSharedAccount(
  db: Queries,
  { id, homeUrl, account }: Pick<Connection, 'id' | 'homeUrl' | 'account'>,
): Promise<boolean> {
  const rows = await db
    .select({ id: calendarConnections.id })
    .from(calendarConnections)
    .where(
      and(
        eq(calendarConnections.homeUrl, homeUrl),
        eq(calendarConnections.account, account),
        ne(calendarConnections.id, id),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function deleteConnection(db: Queries, id: string): Promise<void> {
  await db.delete(calendarConnections).where(eq(calendarConnections.id, id))
}

/**
 * None while the calendar server wants us to wait. One server at a time; one that comes second has it begin again. The row stays locked between the two statements: a
 * request that came while the first one ended would otherwise be lost.
 */
export async function claimConnection(
  tx: Tx,
  { id, now, until }: { id: string; now: Date; until: Date },
): Promise<Connection | null> {
  const [found] = await tx.select().from(calendarConnections).where(eq(calendarConnections.id, id)).for('update')
  if (found === undefined || found.nextAttemptAt === null) return null
  if (found.waitUntil !== null && found.waitUntil > now && found.waitUntil <= latestAttempt(now)) {
    await noteHealth(tx, id, { nextAttemptAt: found.waitUntil })
    return null
  }
  const isFree = found.claimedUntil === null || found.claimedUntil <= now || found.claimedUntil > until
  await noteHealth(tx, id, isFree ? { claimedUntil: until, isAskedAgain: false } : { isAskedAgain: true })
  return isFree ? found : null
}

export async function listDueConnections(db: Queries, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: calendarConnections.id })
    .from(calendarConnections)
    .where(or(lte(calendarConnections.nextAttemptAt, now), gt(calendarConnections.nextAttemptAt, latestAttempt(now))))
    .orderBy(asc(calendarConnections.nextAttemptAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Of these users, the connections that receive interviews. */
export async function listReceiving(db: Queries, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectDistinct({ id: connectedCalendars.connectionId })
    .from(connectedCalendars)
    .where(and(inArray(connectedCalendars.userId, [...userIds]), eq(connectedCalendars.receives, true)))
  return rows.map(({ id }) => id)
}

export async function listCalendarsOf(db: Queries, connectionIds: readonly string[]): Promise<ConnectedCalendar[]> {
  if (connectionIds.length === 0) return []
  return db
    .select()
    .from(connectedCalendars)
    .where(inArray(connectedCalendars.connectionId, [...connectionIds]))
    .orderBy(asc(sql`${connectedCalendars.name} collate "und-x-icu"`), asc(connectedCalendars.id))
}

/** Adds the calendars that the server has, renames them, and forgets those it has no longer. */
export async function saveCalendars(
  db: Queries,
  { id: connectionId, userId }: Connection,
  found: readonly FoundCalendar[],
): Promise<void> {
  const known = new Map((await listCalendarsOf(db, [connectionId])).map((calendar) => [calendar.url, calendar]))
  for (const { url, name, isWritable } of found) {
    const before = known.get(url)
    known.delete(url)
    if (before === undefined)
      await db.insert(connectedCalendars).values({ id: newId(), connectionId, userId, url, name, isWritable })
    else if (before.name !== name || before.isWritable !== isWritable)
      await db
        .update(connectedCalendars)
        .set({ name, isWritable, receives: before.receives && isWritable })
        .where(eq(connectedCalendars.id, before.id))
  }
  const gone = [...known.values()].map(({ id }) => id)
  if (gone.length > 0) await db.delete(connectedCalendars).where(inArray(connectedCalendars.id, gone))
}

export async function updateCalendar(
  db: Queries,
  id: string,
  columns: Partial<typeof connectedCalendars.$inferInsert>,
): Promise<void> {
  await db.update(connectedCalendars).set(columns).where(eq(connectedCalendars.id, id))
}

/** Interviews go to one calendar of a user at most. */
export async function chooseReceiving(
  db: Queries,
  { userId, calendarId }: { userId: string; calendarId: string | null },
): Promise<void> {
  await db
    .update(connectedCalendars)
    .set({ receives: false })
    .where(and(eq(connectedCalendars.userId, userId), eq(connectedCalendars.receives, true)))
  if (calendarId !== null) await updateCalendar(db, calendarId, { receives: true })
}

export interface CalendarCounts {
  readonly busy: number
  readonly skipped: number
  readonly written: number
}

export async function countOfCalendars(
  db: Queries,
  calendarIds: readonly string[],
  now: Date,
): Promise<(calendarId: string) => CalendarCounts> {
  const ids = [...calendarIds]
  if (ids.length === 0) return () => ({ busy: 0, skipped: 0, written: 0 })
  const [busy, skipped, written] = await Promise.all([
    db
      .select({ id: calendarObjects.calendarId, total: count() })
      .from(busyTimes)
      .innerJoin(calendarObjects, eq(calendarObjects.id, busyTimes.objectId))
      .where(and(inArray(calendarObjects.calendarId, ids), gt(busyTimes.endsAt, now)))
      .groupBy(calendarObjects.calendarId),
    db
      .select({ id: calendarObjects.calendarId, total: count() })
      .from(calendarObjects)
      .where(and(inArray(calendarObjects.calendarId, ids), eq(calendarObjects.isSkipped, true)))
      .groupBy(calendarObjects.calendarId),
    db
      .select({ id: writtenInterviews.calendarId, total: count() })
      .from(writtenInterviews)
      .where(inArray(writtenInterviews.calendarId, ids))
      .groupBy(writtenInterviews.calendarId),
  ])
  const of = (rows: readonly { id: string; total: number }[], id: string) =>
    rows.find((row) => row.id === id)?.total ?? 0
  return (id) => ({ busy: of(busy, id), skipped: of(skipped, id), written: of(written, id) })
}

/** Calendars that these people connected, imported or published, with the busy times read from them. */
export async function deleteCalendarsOf(db: Queries, userIds: readonly string[]): Promise<void> {
  for (const table of [calendarConnections, calendarImports, calendarFeeds])
    await db.delete(table).where(inArray(table.userId, [...userIds]))
}
