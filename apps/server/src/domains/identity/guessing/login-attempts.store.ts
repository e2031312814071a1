import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { loginAttempts } from '../sessions/sessions.tables.ts'
import { FORGET_AFTER_MS } from './login-attempts.rules.ts'

export interface CountedAttempt {
  /** Includes this attempt. */
  readonly failures: number
  readonly lockedUntil: Date | null
}

/**
 * Counts an attempt as failed before its password is checked, so that concurrent ones cannot outrun the count; a right
 * password uncounts it. During a lock nothing is counted, since no password is checked.
 */
export async function countAttempt(db: Queries, keyHash: Buffer, now: Date): Promise<CountedAttempt> {
  const { failures, lastFailedAt, lockedUntil } = loginAttempts
  const isLocked = sql`coalesce(${lockedUntil} > ${now}, false)`
  const isOld = sql`greatest(${lastFailedAt}, ${lockedUntil}) < ${new Date(now.getTime() - FORGET_AFTER_MS)}`
  const [counted] = await db
    .insert(loginAttempts)
    .values({ keyHash, failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: loginAttempts.keyHash,
      set: {
        failures: sql`case when ${isLocked} then ${failures} when ${isOld} then 1 else ${failures} + 1 end`,
        lockedUntil: sql`case when ${isLocked} then ${lockedUntil} end`,
        lastFailedAt: sql`case when ${isLocked} then ${lastFailedAt} else ${now} end`,
      },
    })
    .returning({ failures: loginAttempts.failures, lockedUntil: loginAttempts.lockedUntil })
  if (!counted) throw new Error('The attempt was not counted.')
  return counted
}

export async function lockAttempts(db: Queries, keyHash: Buffer, until: Date): Promise<void> {
  await db
    .update(loginAttempts)
    .set({ lockedUntil: sql`greatest(${loginAttempts.lockedUntil}, ${until})` })
    .where(eq(loginAttempts.keyHash, keyHash))
}

/** Uncounts one attempt that succeeded or was not checked. */
export async function uncountAttempt(db: Queries, keyHash: Buffer): Promise<void> {
  const only = and(eq(loginAttempts.keyHash, keyHash), eq(loginAttempts.failures, 1))
  const removed = await db.delete(loginAttempts).where(only).returning({ failures: loginAttempts.failures })
  if (removed.length > 0) return
  await db
    .update(loginAttempts)
    .set({ failures: sql`greatest(1, ${loginAttempts.failures} - 1)` })
    .where(eq(loginAttempts.keyHash, keyHash))
}

export async function clearAttempts(db: Queries, keyHash: Buffer): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.keyHash, keyHash))
}

export async function deleteOldAttempts(db: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGET_AFTER_MS)
  await db
    .delete(loginAttempts)
    .where(lt(sql`greatest(${loginAttempts.lastFailedAt}, ${loginAttempts.lockedUntil})`, before))
}
