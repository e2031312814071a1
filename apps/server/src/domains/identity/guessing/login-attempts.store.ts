import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { loginAttempts } from '../sessions/sessions.tables.ts'
import { FIRST_LOCK_MS, FORGET_AFTER_MS, MAX_LOCK_MS } from './login-attempts.rules.ts'

export interface CountedAttempt {
  /** Includes this attempt. */
  readonly failures: number
  /** Until when no further attempt is checked, unless this one succeeds. */
  readonly lockedUntil: Date | null
}

/**
 * Counts an attempt as failed before it is checked; one that succeeds is uncounted. The last allowed one locks the key
 * in the same statement, so that attempts at the same time are not checked beyond the limit. Returns null during a
 * lock, when nothing is checked or counted.
 */
export async function countAttempt(
  db: Queries,
  keyHash: Buffer,
  allowed: number,
  now: Date,
): Promise<CountedAttempt | null> {
  const { failures, lockedUntil } = loginAttempts
  const isOld = isForgotten(now)
  const counted = sql`case when ${isOld} then 1 else ${failures} + 1 end`
  const seconds = sql`least(${MAX_LOCK_MS / 1000}, ${FIRST_LOCK_MS / 1000} * 2 ^ least((${counted}) - ${allowed}::int, 10))`
  const lockEnd = sql`${now}::timestamptz + make_interval(secs => ${seconds})`
  const [row] = await db
    .insert(loginAttempts)
    .values({
      keyHash,
      failures: 1,
      lastFailedAt: now,
      lockedUntil: allowed <= 1 ? new Date(now.getTime() + FIRST_LOCK_MS) : null,
    })
    .onConflictDoUpdate({
      target: loginAttempts.keyHash,
      set: {
        failures: counted,
        lockedUntil: sql`case when (${counted}) >= ${allowed}::int then ${lockEnd} end`,
        lastFailedAt: now,
      },
      setWhere: sql`${isOld} or not coalesce(${lockedUntil} > ${now}, false)`,
    })
    .returning({ failures, lockedUntil })
  return row ?? null
}

export async function findAttempts(db: Queries, keyHash: Buffer, now: Date): Promise<CountedAttempt | null> {
  const { failures, lockedUntil } = loginAttempts
  const [found] = await db
    .select({ failures, lockedUntil })
    .from(loginAttempts)
    .where(and(eq(loginAttempts.keyHash, keyHash), not(isForgotten(now))))
  return found ?? null
}

/** Uncounts one attempt that succeeded or was not checked, and the lock that only it would have brought. */
export async function uncountAttempt(db: Queries, keyHash: Buffer, allowed: number): Promise<void> {
  const { failures, lockedUntil } = loginAttempts
  const only = and(eq(loginAttempts.keyHash, keyHash), eq(failures, 1))
  const removed = await db.delete(loginAttempts).where(only).returning({ failures })
  if (removed.length > 0) return
  await db
    .update(loginAttempts)
    .set({
      failures: sql`greatest(1, ${failures} - 1)`,
      lockedUntil: sql`case when ${failures} - 1 >= ${allowed}::int then ${lockedUntil} end`,
    })
    .where(eq(loginAttempts.keyHash, keyHash))
}

export async function clearAttempts(db: Queries, keyHash: Buffer): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.keyHash, keyHash))
}

export async function deleteOldAttempts(db: Queries, now: Date): Promise<void> {
  await db.delete(loginAttempts).where(isForgotten(now))
}

/** The last failure or its lock is long past, or was noted by a clock far ahead. */
function isForgotten(now: Date): SQL {
  const { lastFailedAt, lockedUntil } = loginAttempts
  const [before, after] = [-1, 1].map((side) => new Date(now.getTime() + side * FORGET_AFTER_MS))
  return sql`(greatest(${lastFailedAt}, ${lockedUntil}) < ${before} or ${lastFailedAt} > ${after})`
}
