import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { connectedCalendars, writtenInterviews } from './connections.tables.ts'

export type WrittenInterview = typeof writtenInterviews.$inferSelect

export async function listWrittenOf(db: Queries, userId: string): Promise<WrittenInterview[]> {
  return db.select().from(writtenInterviews).where(eq(writtenInterviews.userId, userId))
}

export async function listWrittenIn(db: Queries, connectionId: string): Promise<WrittenInterview[]> {
  const calendars = db
    .select({ id: connectedCalendars.id })
    .from(connectedCalendars)
    .where(eq(connectedCalendars.connectionId, connectionId))
  return db.select().from(writtenInterviews).where(inArray(writtenInterviews.calendarId, calendars))
}

/** Differences that the user has not decided about, oldest first. */
export async function listConflictsOf(db: Queries, userId: string): Promise<WrittenInterview[]> {
  return db
    .select()
    .from(writtenInterviews)
    .where(
      and(
        eq(writtenInterviews.userId, userId),
        ne(writtenInterviews.found, 'same'),
        eq(writtenInterviews.isLeft, false),
        eq(writtenInterviews.isWanted, false),
      ),
    )
    .orderBy(asc(writtenInterviews.startsAt), asc(writtenInterviews.id))
}

export async function lockWritten(
  db: Queries,
  { id, userId }: { id: string; userId: string },
): Promise<WrittenInterview | null> {
  const [found] = await db
    .select()
    .from(writtenInterviews)
    .where(and(eq(writtenInterviews.id, id), eq(writtenInterviews.userId, userId)))
    .for('update')
  return found ?? null
}

type Written = Omit<typeof writtenInterviews.$inferInsert, 'found' | 'foundStart' | 'foundEnd' | 'foundAt'>

/** As it was written just now: differences that were found before are over. */
export async function saveWrittenEvents(db: Queries, written: Written): Promise<void> {
  const { interviewId: _one, userId: _another, id: _id, createdAt: _at, ...columns } = written
  const over = {
    found: 'same',
    foundStart: null,
    foundEnd: null,
    foundAt: null,
    isLeft: false,
    isWanted: false,
  } as const
  await db
    .insert(writtenInterviews)
    .values({ ...written, ...over })
    .onConflictDoUpdate({
      target: [writtenInterviews.interviewId, writtenInterviews.userId],
      set: { ...columns, ...over },
    })
}

export async function updateWritten(
  db: Queries,
  id: string,
  columns: Partial<typeof writtenInterviews.$inferInsert>,
): Promise<void> {
  await db.update(writtenInterviews).set(columns).where(eq(writtenInterviews.id, id))
}

export async function forgetWritten(db: Queries, id: string): Promise<void> {
  await db.delete(writtenInterviews).where(eq(writtenInterviews.id, id))
}
