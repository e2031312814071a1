import { and, count, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../context/context.ts'
import { lockName } from '../../database/lock-name.ts'
import { openStreams, rateWindows } from './limits.tables.ts'

export interface CountedUse {
  /** Includes this use. */
  readonly used: number
  readonly endsAt: Date
}

/**
 * Counts in one statement, so that servers do not miss each other. The window begins with its first use; one that a clock
 * far ahead has begun is over.
 */
export async function countUse(
  db: Queries,
  { key, times, windowMs }: { key: Buffer; times: number; windowMs: number },
  now: Date,
): Promise<CountedUse> {
  const endsAt = new Date(now.getTime() + windowMs)
  const isOver = sql`(${rateWindows.endsAt} <= ${now} or ${rateWindows.endsAt} > ${latestEnd(now, windowMs)})`
  const [counted] = await db
    .insert(rateWindows)
    .values({ key, used: times, endsAt })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        used: sql`case when ${isOver} then ${times} else ${rateWindows.used} + ${times} end`,
        endsAt: sql`case when ${isOver} then ${endsAt} else ${rateWindows.endsAt} end`,
      },
    })
    .returning({ used: rateWindows.used, endsAt: rateWindows.endsAt })
  if (counted === undefined) throw new Error('The use was not counted.')
  return counted
}

/** Of a window that has begun by now; the clocks of several servers differ by less than one. */
export const latestEnd = (now: Date, windowMs: number): Date => new Date(now.getTime() + 2 * windowMs)

export async function deleteOldWindows(db: Queries, now: Date): Promise<void> {
  await db.delete(rateWindows).where(lte(rateWindows.endsAt, now))
}

export interface StreamLimits {
  readonly session: number
  readonly person: number
}

export interface StreamPlace {
  readonly id: string
  readonly sessionId: string
  readonly holderId: string
  readonly serverId: string
}

/** Whose streams are too many already, at whichever servers; null if the place is taken. */
export async function takeStreamPlace(
  tx: Queries,
  place: StreamPlace,
  { most, since, now }: { most: StreamLimits; since: Date; now: Date },
): Promise<keyof StreamLimits | null> {
  await lockName(tx, `stream ${place.holderId}`)
  const ofSession = eq(openStreams.sessionId, place.sessionId)
  const [held] = await tx
    .select({ session: sql<number>`count(*) filter (where ${ofSession})`.mapWith(Number), person: count() })
    .from(openStreams)
    .where(and(eq(openStreams.holderId, place.holderId), gt(openStreams.seenAt, since)))
  if ((held?.session ?? 0) >= most.session) return 'session'
  if ((held?.person ?? 0) >= most.person) return 'person'
  await tx.insert(openStreams).values({ ...place, seenAt: now })
  return null
}

export async function leaveStreamPlace(db: Queries, id: string): Promise<void> {
  await db.delete(openStreams).where(eq(openStreams.id, id))
}

/** A server that still lives keeps its streams; those of a dead one are forgotten. */
export async function renewStreamPlaces(
  db: Queries,
  serverId: string,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await db.update(openStreams).set({ seenAt: now }).where(eq(openStreams.serverId, serverId))
  await db.delete(openStreams).where(lte(openStreams.seenAt, since))
}
