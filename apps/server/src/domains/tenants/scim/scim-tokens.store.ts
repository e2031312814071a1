import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { companies } from '../companies/companies.tables.ts'
import { scimTokens } from './scim.tables.ts'

export type ScimToken = typeof scimTokens.$inferSelect

export async function listTokensOf(db: Queries, companyId: string): Promise<ScimToken[]> {
  return db.select().from(scimTokens).where(eq(scimTokens.companyId, companyId)).orderBy(desc(scimTokens.id))
}

export async function insertToken(
  db: Queries,
  { now, ...token }: Pick<ScimToken, 'companyId' | 'tokenHash' | 'hint' | 'createdBy'> & { now: Date },
): Promise<ScimToken> {
  const [inserted] = await db
    .insert(scimTokens)
    .values({ ...token, id: newId(now.getTime()), createdAt: now, updatedAt: now })
    .returning()
  if (!inserted) throw new Error('The token was not inserted.')
  return inserted
}

export async function deleteToken(db: Queries, companyId: string, id: string): Promise<ScimToken | null> {
  const [deleted] = await db
    .delete(scimTokens)
    .where(and(eq(scimTokens.companyId, companyId), eq(scimTokens.id, id)))
    .returning()
  return deleted ?? null
}

/** Of a company that may work. */
export async function findTokenByHash(db: Queries, tokenHash: Buffer): Promise<ScimToken | null> {
  const [found] = await db
    .select({ token: scimTokens })
    .from(scimTokens)
    .innerJoin(companies, eq(companies.id, scimTokens.companyId))
    .where(and(eq(scimTokens.tokenHash, tokenHash), isNull(companies.suspendedAt), isNull(companies.closedAt)))
  return found?.token ?? null
}

export async function noteTokenUse(db: Queries, id: string, now: Date): Promise<void> {
  await db.update(scimTokens).set({ lastUsedAt: now }).where(eq(scimTokens.id, id))
}
