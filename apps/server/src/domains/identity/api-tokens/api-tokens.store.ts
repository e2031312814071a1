import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { profiles } from '../profiles/profiles.tables.ts'
import { users } from '../users/users.tables.ts'
import { apiTokens } from './api-tokens.tables.ts'

export type ApiToken = typeof apiTokens.$inferSelect

export async function insertApiToken(
  db: Queries,
  token: Omit<typeof apiTokens.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>,
  now: Date,
): Promise<ApiToken> {
  const [inserted] = await db
    .insert(apiTokens)
    .values({ ...token, id: newId(now.getTime()), createdAt: now, updatedAt: now })
    .returning()
  if (!inserted) throw new Error('The token was not inserted.')
  return inserted
}

/** Otherwise several parallel requests could each find room for one more. */
export async function lockTokensOf(db: Queries, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

export async function listApiTokensOf(db: Queries, userId: string, now: Date): Promise<ApiToken[]> {
  return db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), gt(apiTokens.expiresAt, now)))
    .orderBy(desc(apiTokens.id))
}

/** With the user, unless the account was closed. */
export async function findApiTokenByHash(db: Queries, tokenHash: Buffer, now: Date) {
  const [found] = await db
    .select({ token: apiTokens, scope: users.scope, isBlind: profiles.blindMode })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(apiTokens.tokenHash, tokenHash),
        gt(apiTokens.expiresAt, now),
        isNull(users.disabledAt),
        isNull(users.deletedAt),
      ),
    )
  return found ?? null
}

export async function noteUseOfToken(db: Queries, id: string, now: Date): Promise<void> {
  await db.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, id))
}

export async function deleteApiTokenOf(db: Queries, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(apiTokens)
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
    .returning({ id: apiTokens.id })
  return deleted.length > 0
}

export async function deleteApiTokensOf(db: Queries, userId: string): Promise<void> {
  await db.delete(apiTokens).where(eq(apiTokens.userId, userId))
}

export async function deleteExpiredTokens(db: Queries, now: Date): Promise<void> {
  await db.delete(apiTokens).where(lt(apiTokens.expiresAt, now))
}
