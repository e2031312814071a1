import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { MAX_ATTEMPTS } from './challenges.rules.ts'
import { challenges } from './challenges.tables.ts'

export type Challenge = typeof challenges.$inferSelect
export type NewChallenge = Omit<typeof challenges.$inferInsert, 'createdAt' | 'updatedAt' | 'attempts'>

export async function insertChallenge(db: Queries, challenge: NewChallenge, now: Date): Promise<Challenge> {
  const [inserted] = await db
    .insert(challenges)
    .values({ ...challenge, createdAt: now, updatedAt: now })
    .returning()
  if (!inserted) throw new Error('The challenge was not inserted.')
  return inserted
}

export async function findChallenge(db: Queries, id: string): Promise<Challenge | null> {
  const [found] = await db.select().from(challenges).where(eq(challenges.id, id))
  return found ?? null
}

/** Counts before the secret is compared, so that concurrent attempts cannot outrun the count. */
export async function countAttemptAt(db: Queries, id: string, now: Date): Promise<Challenge | null> {
  const [counted] = await db
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1`, updatedAt: now })
    .where(
      and(
        eq(challenges.id, id),
        isNull(challenges.usedAt),
        gt(challenges.expiresAt, now),
        lt(challenges.attempts, MAX_ATTEMPTS),
      ),
    )
    .returning()
  return counted ?? null
}

/** Uses it up; null if another request was faster. */
export async function settleChallenge(
  db: Queries,
  id: string,
  outcome: 'confirmed' | 'declined',
  now: Date,
): Promise<Challenge | null> {
  const [settled] = await db
    .update(challenges)
    .set({ usedAt: now, outcome, updatedAt: now })
    .where(and(eq(challenges.id, id), isNull(challenges.usedAt)))
    .returning()
  return settled ?? null
}

/** A newer challenge about the same thing ends those before it. */
export async function expireOthers(db: Queries, { id, purpose, subjectType, subjectId }: Challenge, now: Date) {
  await db
    .update(challenges)
    .set({ expiresAt: now, updatedAt: now })
    .where(
      and(
        eq(challenges.purpose, purpose),
        eq(challenges.subjectType, subjectType),
        eq(challenges.subjectId, subjectId),
        lt(challenges.id, id),
        isNull(challenges.usedAt),
        gt(challenges.expiresAt, now),
      ),
    )
}

export async function listChallengesOf(db: Queries, userId: string): Promise<Challenge[]> {
  return db.select().from(challenges).where(eq(challenges.userId, userId)).orderBy(desc(challenges.id)).limit(200)
}

export async function deleteOldChallenges(db: Queries, before: Date): Promise<void> {
  await db.delete(challenges).where(lt(challenges.createdAt, before))
}
