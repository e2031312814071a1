import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import type { Span } from '../times/index.ts'
import { interviewBookings } from './interviews.tables.ts'

export interface Booking extends Span {
  readonly interviewId: string
  readonly personId: string
}

const startsAt = sql<string>`(extract(epoch from lower(${interviewBookings.during})) * 1000)::bigint`
const endsAt = sql<string>`(extract(epoch from upper(${interviewBookings.during})) * 1000)::bigint`
const rangeOf = ({ from, to }: Span) =>
  sql`tstzrange(${new Date(from).toISOString()}::timestamptz, ${new Date(to).toISOString()}::timestamptz, '[)')`

/**
 * Bookings with any of these people wait here, locked in one order. The exclusion constraint alone would be correct,
 * but concurrent bookings could deadlock.
 */
export async function lockPeople(db: Queries, personIds: readonly string[]): Promise<void> {
  const ids = [...new Set(personIds)]
  await db.execute(
    sql`select pg_advisory_xact_lock(key) from (
          select distinct hashtextextended('interview:' || id, 0) as key
          from unnest(${sql.param(ids)}::text[]) as id order by key) as keys`,
  )
}

/** The bookings of these people within a range. */
export async function listBookings(db: Queries, personIds: readonly string[], range: Span): Promise<Booking[]> {
  if (personIds.length === 0) return []
  const rows = await db
    .select({ interviewId: interviewBookings.interviewId, personId: interviewBookings.personId, startsAt, endsAt })
    .from(interviewBookings)
    .where(
      and(inArray(interviewBookings.personId, [...personIds]), sql`${interviewBookings.during} && ${rangeOf(range)}`),
    )
    .orderBy(startsAt)
  return rows.map(({ startsAt: from, endsAt: to, ...row }) => ({ ...row, from: Number(from), to: Number(to) }))
}

/** The people with another interview at that time. */
export async function listTaken(
  db: Queries,
  { personIds, span, except }: { personIds: readonly string[]; span: Span; except: readonly string[] },
): Promise<Set<string>> {
  const bookings = await listBookings(db, personIds, span)
  return new Set(bookings.flatMap(({ personId, interviewId }) => (except.includes(interviewId) ? [] : [personId])))
}

export interface Seat {
  readonly personId: string
  readonly personKind: 'interviewer' | 'candidate'
}

/** Replaces the earlier booking of the interview. */
export async function bookTime(
  db: Queries,
  { interviewId, seats, span }: { interviewId: string; seats: readonly Seat[]; span: Span },
): Promise<void> {
  await releaseTime(db, interviewId)
  await db.insert(interviewBookings).values(seats.map((seat) => ({ interviewId, ...seat, during: rangeOf(span) })))
}

export async function releaseTime(db: Queries, interviewId: string): Promise<void> {
  await db.delete(interviewBookings).where(eq(interviewBookings.interviewId, interviewId))
}

export async function releaseTimeOf(db: Queries, interviewId: string, personId: string): Promise<void> {
  await db
    .delete(interviewBookings)
    .where(and(eq(interviewBookings.interviewId, interviewId), eq(interviewBookings.personId, personId)))
}

/** Interviews and minutes of each person within a range, without one interview. */
export async function countLoads(
  db: Queries,
  { personIds, range, except }: { personIds: readonly string[]; range: Span; except?: string | undefined },
): Promise<Map<string, { interviews: number; minutes: number }>> {
  if (personIds.length === 0) return new Map()
  const minutes = sql<string>`sum(extract(epoch from upper(${interviewBookings.during}) - lower(${interviewBookings.during})) / 60)::int`
  const rows = await db
    .select({ personId: interviewBookings.personId, interviews: count(), minutes })
    .from(interviewBookings)
    .where(
      and(
        inArray(interviewBookings.personId, [...personIds]),
        sql`lower(${interviewBookings.during}) <@ ${rangeOf(range)}`,
        except === undefined ? undefined : ne(interviewBookings.interviewId, except),
      ),
    )
    .groupBy(interviewBookings.personId)
  return new Map(rows.map((row) => [row.personId, { interviews: row.interviews, minutes: Number(row.minutes) }]))
}
