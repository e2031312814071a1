// The rows of the outbox as a worker takes and returns them.
import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Context, Queries } from '../context/context.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts'
import { outbox } from './outbox.tables.ts'
import { TryAgain } from './try-again.ts'

export type OutboxRow = typeof outbox.$inferSelect

export const LEASE_MS = 5 * MINUTE_MS
/** From this many failures on an operator sees it: after about ten minutes. */
const LISTED_AFTER = 5
const FIRST_DELAY_MS = 2_000
const MAX_DELAY_MS = 6 * HOUR_MS
const KEPT_MS = 90 * DAY_MS
/** The clocks of several servers differ by less. */
const CLOCK_TOLERANCE_MS = HOUR_MS

/** The effects of a lane; the last lane takes whatever no other does. */
export type LaneEffects = { readonly only: readonly string[] } | { readonly except: readonly string[] }

/**
 * Takes the next due row of a lane. A claim expires if its worker dies, and a time that was set by a clock far ahead
 * does not count.
 */
export async function claimNext(ctx: Context, lane: LaneEffects): Promise<OutboxRow | null> {
  const now = ctx.now()
  const isOfLane = 'only' in lane ? inArray(outbox.effect, [...lane.only]) : notInArray(outbox.effect, [...lane.except])
  const isDue = or(lte(outbox.runAfter, now), gt(outbox.setAt, new Date(now.getTime() + CLOCK_TOLERANCE_MS)))
  const due = ctx.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.heldAt), isOfLane, isDue))
    .orderBy(asc(outbox.runAfter), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await ctx.db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      runAfter: new Date(now.getTime() + LEASE_MS),
      setAt: now,
    })
    // Not `in`: its subquery may run once for each row of the table, and lock another row each time.
    .where(eq(outbox.id, sql`(${due})`))
    .returning()
  return row ?? null
}

/** Removes a row whose effect has run, unless one of its mails holds it. */
export async function finish(ctx: Context, row: OutboxRow): Promise<void> {
  await ctx.db.delete(outbox).where(and(eq(outbox.id, row.id), isNull(outbox.heldAt)))
}

/** Retries it later: at the time it named, or at growing intervals without an end. */
export async function postpone(ctx: Context, row: OutboxRow, error: unknown): Promise<void> {
  const now = ctx.now()
  const waits = error instanceof TryAgain
  const delayMs = Math.min(FIRST_DELAY_MS * 4 ** (row.attempts - 1), MAX_DELAY_MS)
  await ctx.db
    .update(outbox)
    .set({
      runAfter: waits ? error.at : new Date(now.getTime() + delayMs),
      setAt: now,
      heldAt: null,
      lastError: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : 'unknown',
      ...(waits ? { attempts: row.attempts - 1 } : {}),
      failedAt: waits || row.attempts < LISTED_AFTER ? null : (row.failedAt ?? now),
    })
    .where(eq(outbox.id, row.id))
}

/** Returns rows whose effects were cut off by the stop of the server, so that the next server need not wait. */
export async function release(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const now = ctx.now()
  await ctx.db
    .update(outbox)
    .set({ runAfter: now, setAt: now })
    .where(inArray(outbox.id, [...ids]))
}

/** Keeps the row of a mail that failed or may have failed until an operator has looked at it. */
export async function hold(ctx: Context, reason: string): Promise<void> {
  if (ctx.jobId === undefined) return
  await ctx.db.update(outbox).set({ heldAt: ctx.now(), lastError: reason }).where(eq(outbox.id, ctx.jobId))
}

/** At an operator's request: due now, with all attempts left. */
export async function startAgain(db: Queries, id: string, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ runAfter: now, setAt: now, attempts: 0, failedAt: null, heldAt: null })
    .where(eq(outbox.id, id))
  await db.execute(sql`notify assay_outbox`)
}

/** Forgets what no operator has looked at for three months. */
export async function dropOldHeldJobs(ctx: Context): Promise<void> {
  await ctx.db.delete(outbox).where(lte(outbox.heldAt, new Date(ctx.now().getTime() - KEPT_MS)))
}

/** An operator gives it up. */
export async function drop(db: Queries, id: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id))
}
