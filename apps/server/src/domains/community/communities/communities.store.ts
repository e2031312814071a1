import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { communities } from './communities.tables.ts'

export type Community = typeof communities.$inferSelect
type CommunityFields = { readonly [Name in 'name' | 'description' | 'visibility']?: Community[Name] | undefined }

export async function listCommunities(db: Queries, companyId: string): Promise<Community[]> {
  return db
    .select()
    .from(communities)
    .where(eq(communities.companyId, companyId))
    .orderBy(asc(communities.createdAt), asc(communities.id))
}

export async function findCommunity(db: Queries, companyId: string, id: string): Promise<Community | null> {
  const [found] = await db
    .select()
    .from(communities)
    .where(and(eq(communities.companyId, companyId), eq(communities.id, id)))
  return found ?? null
}

export async function findCommunityById(db: Queries, id: string): Promise<Community | null> {
  const [found] = await db.select().from(communities).where(eq(communities.id, id))
  return found ?? null
}

/** Null if the company has one of that name. */
export async function addCommunity(db: Queries, row: typeof communities.$inferInsert): Promise<Community | null> {
  const [added] = await db.insert(communities).values(row).onConflictDoNothing().returning()
  return added ?? null
}

export async function isNameTaken(
  db: Queries,
  { companyId, name, except }: { companyId: string; name: string; except: string },
): Promise<boolean> {
  const sameName = sql`lower(${communities.name}) = lower(${name}) and ${communities.id} <> ${except}`
  return (await db.$count(communities, and(eq(communities.companyId, companyId), sameName))) > 0
}

/** Null if another user changed it since that version. */
export async function updateCommunity(
  db: Queries,
  { id, version }: { id: string; version: number },
  change: CommunityFields,
  at: Date,
): Promise<Community | null> {
  const [updated] = await db
    .update(communities)
    .set({ ...change, updatedAt: at, version: sql`${communities.version} + 1` })
    .where(and(eq(communities.id, id), eq(communities.version, version)))
    .returning()
  return updated ?? null
}

export async function removeCommunity(db: Queries, id: string): Promise<void> {
  await db.delete(communities).where(eq(communities.id, id))
}

/** The communities of a company with their members and posts. */
export async function deleteCommunitiesOf(db: Queries, companyId: string): Promise<void> {
  await db.delete(communities).where(eq(communities.companyId, companyId))
}
