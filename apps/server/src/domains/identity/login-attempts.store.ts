import { eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { FORGET_AFTER_MS } from './login-attempts.rules.ts'
import { loginAttempts } from './sessions.tables.ts'

export interface CountedAttempt {
  /** This attempt included. */
  readonly failures: number
  readonly lockedUntil: Date | null
}

/**
 * Counts an attempt as failed before its password is looked at, so that many at once cannot outrun the count;
 * a right password clears it.
 */
export async function countAttempt(db: Queries, keyHash: Buffer, now: Date): Promise<CountedAttempt> {
  const isOld = sql`(${loginAttempts.lastFailedAt} < ${new Date(now.getTime() - FORGET_AFTER_MS)}
    or ${loginAttempts.lockedUntil} <= ${now})`
  const [counted] = await db
    .insert(loginAttempts)
    .values({ keyHash, failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: loginAttempts.keyHash,
      set: {
        failures: sql`case when ${isOld} then 1 else ${loginAttempts.failures} + 1 end`,
        lockedUntil: sql`case when ${isOld} then null else ${loginAttempts.lockedUntil} end`,
        lastFailedAt: now,
      },
    })
    .returning({ failures: loginAttempts.failures, lockedUntil: loginAttempts.lockedUntil })
  if (!counted) throw new Error('The attempt was not counted.')
  return counted
}

export async function lockAttempts(db: Queries, keyHash: Buffer, until: Date): Promise<void> {
  await db.update(loginAttempts).set({ lockedUntil: until }).where(eq(loginAttempts.keyHash, keyHash))
}

export async function clearAttempts(db: Queries, keyHash: Buffer): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.keyHash, keyHash))
}

export async function deleteOldAttempts(db: Queries, now: Date): Promise<void> {
  await db.delete(loginAttempts).where(lt(loginAttempts.lastFailedAt, new Date(now.getTime() - FORGET_AFTER_MS)))
}
