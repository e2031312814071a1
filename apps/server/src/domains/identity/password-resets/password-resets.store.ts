import { and, between, count, desc, eq, isNull, lt, ne } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { passwordResets } from './password-resets.tables.ts'

export type PasswordReset = typeof passwordResets.$inferSelect
type NewReset = Pick<PasswordReset, 'email' | 'emailHash' | 'requestedNetwork' | 'expiresAt'> &
  Partial<Pick<PasswordReset, 'userId' | 'tokenHash' | 'usedAt'>>
type Change = Partial<Pick<PasswordReset, 'userId' | 'email' | 'tokenHash' | 'usedAt'>>

export async function insertReset(db: Queries, reset: NewReset, now: Date): Promise<PasswordReset> {
  const [inserted] = await db
    .insert(passwordResets)
    .values({ ...reset, id: newId(now.getTime()), createdAt: now, updatedAt: now })
    .returning()
  if (!inserted) throw new Error('The password reset was not inserted.')
  return inserted
}

/** The latest request for an address replaces those before it. */
export async function supersedeOthers(db: Queries, { id, emailHash }: PasswordReset, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ supersededAt: now, updatedAt: now })
    .where(
      and(
        eq(passwordResets.emailHash, emailHash),
        ne(passwordResets.id, id),
        isNull(passwordResets.usedAt),
        isNull(passwordResets.supersededAt),
      ),
    )
}

/** Of a user whose password was changed in another way. */
export async function supersedeAllOf(db: Queries, userId: string, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ supersededAt: now, updatedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt), isNull(passwordResets.supersededAt)))
}

export async function findReset(db: Queries, id: string): Promise<PasswordReset | null> {
  const [found] = await db.select().from(passwordResets).where(eq(passwordResets.id, id))
  return found ?? null
}

/** Locked until the end of the transaction, so that a token is used once. */
export async function lockReset(db: Queries, id: string): Promise<PasswordReset | null> {
  const [found] = await db.select().from(passwordResets).where(eq(passwordResets.id, id)).for('update')
  return found ?? null
}

export async function changeReset(db: Queries, id: string, change: Change, now: Date): Promise<PasswordReset> {
  const [changed] = await db
    .update(passwordResets)
    .set({ ...change, updatedAt: now })
    .where(eq(passwordResets.id, id))
    .returning()
  if (!changed) throw new Gone('password reset')
  return changed
}

/** How many earlier requests there were for the address since then. */
export async function countEarlier(
  db: Queries,
  { id, emailHash, createdAt }: PasswordReset,
  since: Date,
): Promise<number> {
  const isEarlier = and(lt(passwordResets.id, id), between(passwordResets.createdAt, since, createdAt))
  const [counted] = await db
    .select({ number: count() })
    .from(passwordResets)
    .where(and(eq(passwordResets.emailHash, emailHash), isEarlier))
  return counted?.number ?? 0
}

export async function listResetsOf(db: Queries, userId: string): Promise<PasswordReset[]> {
  return db.select().from(passwordResets).where(eq(passwordResets.userId, userId)).orderBy(desc(passwordResets.id))
}

export async function deleteOldResets(db: Queries, before: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.createdAt, before))
}
