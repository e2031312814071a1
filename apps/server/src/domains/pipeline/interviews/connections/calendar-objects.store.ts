import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { busyTimes } from '../calendars/calendars.tables.ts'
import type { Span } from '../times/index.ts'
import { calendarObjects } from './connections.tables.ts'

const ROWS_AT_ONCE = 1_000

/** The versions of the events that were read. */
export async function listEtags(db: Queries, calendarId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ href: calendarObjects.href, etag: calendarObjects.etag })
    .from(calendarObjects)
    .where(eq(calendarObjects.calendarId, calendarId))
  return new Map(rows.map(({ href, etag }) => [href, etag]))
}

export async function forgetObjects(db: Queries, calendarId: string, hrefs: readonly string[]): Promise<void> {
  for (let at = 0; at < hrefs.length; at += ROWS_AT_ONCE)
    await db
      .delete(calendarObjects)
      .where(
        and(
          eq(calendarObjects.calendarId, calendarId),
          inArray(calendarObjects.href, hrefs.slice(at, at + ROWS_AT_ONCE)),
        ),
      )
}

export async function forgetAllObjects(db: Queries, calendarIds: readonly string[]): Promise<void> {
  if (calendarIds.length > 0)
    await db.delete(calendarObjects).where(inArray(calendarObjects.calendarId, [...calendarIds]))
}

export interface ObjectToKeep {
  readonly href: string
  readonly etag: string
  readonly busy: readonly Span[]
  readonly isSkipped: boolean
}

/** Replaces what was read of these events before. */
export async function saveCalendarObjects(
  db: Queries,
  { calendarId, userId }: { calendarId: string; userId: string },
  objects: readonly ObjectToKeep[],
): Promise<void> {
  if (objects.length === 0) return
  await forgetObjects(
    db,
    calendarId,
    objects.map(({ href }) => href),
  )
  const rows = objects.map(({ busy, ...object }) => ({ id: newId(), busy, ...object }))
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db.insert(calendarObjects).values(
      rows.slice(at, at + ROWS_AT_ONCE).map(({ id, href, etag, isSkipped }) => ({
        id,
        calendarId,
        href,
        etag,
        isSkipped,
      })),
    )
  const times = rows.flatMap(({ id: objectId, busy }) =>
    busy.map(({ from, to }) => ({ objectId, userId, startsAt: new Date(from), endsAt: new Date(to) })),
  )
  for (let at = 0; at < times.length; at += ROWS_AT_ONCE)
    await db.insert(busyTimes).values(times.slice(at, at + ROWS_AT_ONCE))
}
