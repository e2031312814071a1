import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import type { Span } from '../times/index.ts'
import { busyTimes, calendarFeeds, calendarImports } from './calendars.tables.ts'

export type CalendarImport = typeof calendarImports.$inferSelect
export type CalendarFeed = typeof calendarFeeds.$inferSelect

export async function listImports(db: Queries, userId: string): Promise<CalendarImport[]> {
  return db
    .select()
    .from(calendarImports)
    .where(eq(calendarImports.userId, userId))
    .orderBy(asc(sql`${calendarImports.name} collate "und-x-icu"`))
}

const ROWS_AT_ONCE = 1_000

/** Replaces an earlier file of the same name. */
export async function replaceImport(
  db: Queries,
  { busy, ...file }: Omit<typeof calendarImports.$inferInsert, 'id'> & { readonly busy: readonly Span[] },
): Promise<CalendarImport> {
  await db
    .delete(calendarImports)
    .where(and(eq(calendarImports.userId, file.userId), eq(calendarImports.name, file.name)))
  const id = newId()
  const [kept] = await db
    .insert(calendarImports)
    .values({ ...file, id })
    .returning()
  if (kept === undefined) throw new Error('The calendar was not inserted.')
  for (let at = 0; at < busy.length; at += ROWS_AT_ONCE)
    await db.insert(busyTimes).values(
      busy.slice(at, at + ROWS_AT_ONCE).map(({ from, to }) => ({
        importId: id,
        userId: file.userId,
        startsAt: new Date(from),
        endsAt: new Date(to),
      })),
    )
  return kept
}

export async function deleteImport(db: Queries, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const gone = await db
    .delete(calendarImports)
    .where(and(eq(calendarImports.id, id), eq(calendarImports.userId, userId)))
    .returning({ id: calendarImports.id })
  return gone.length > 0
}

export async function findFeedOf(db: Queries, userId: string): Promise<CalendarFeed | null> {
  const [found] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  return found ?? null
}

export async function findFeedByHash(db: Queries, tokenHash: string): Promise<CalendarFeed | null> {
  const [found] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash))
  return found ?? null
}

/** Invalidates the previous address. */
export async function replaceFeed(db: Queries, feed: typeof calendarFeeds.$inferInsert): Promise<CalendarFeed> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, feed.userId))
  const [made] = await db.insert(calendarFeeds).values(feed).returning()
  if (made === undefined) throw new Error('The feed was not inserted.')
  return made
}

export async function markFeedRead(db: Queries, id: string, now: Date): Promise<void> {
  await db.update(calendarFeeds).set({ lastReadAt: now }).where(eq(calendarFeeds.id, id))
}

export async function deleteFeed(db: Queries, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const gone = await db
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.id, id), eq(calendarFeeds.userId, userId)))
    .returning({ id: calendarFeeds.id })
  return gone.length > 0
}
