import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../platform/database/keyset.ts'
import { contains } from '../../platform/database/like-text.ts'
import { listRows } from '../../platform/database/list-page.ts'
import { Gone } from '../../platform/errors/gone.ts'
import { talentPoolMembers, talentPools } from './talent-pools.tables.ts'

export type Pool = typeof talentPools.$inferSelect

/** The pools that a user sees: those of the team, and their own. */
export interface Keeper {
  readonly companyId: string
  readonly userId: string
}

export const seenBy = ({ companyId, userId }: Keeper): SQL | undefined =>
  and(eq(talentPools.companyId, companyId), or(eq(talentPools.visibility, 'team'), eq(talentPools.ownerId, userId)))

interface PoolsWanted {
  readonly keeper: Keeper
  readonly filter: { readonly search?: string | undefined; readonly candidate?: string | undefined }
  readonly sort: readonly SortKey[]
  readonly page: PageRequest
}

export async function listPools(
  db: Queries,
  { keeper, filter: { search, candidate }, sort, page }: PoolsWanted,
): Promise<KeysetPage<Pool> & { total: number }> {
  const { name, descending } = sort[0] ?? { name: 'name', descending: false }
  const keys: OrderKey<Pool>[] = [
    name === 'createdAt'
      ? { by: talentPools.createdAt, descending, read: (row) => row.createdAt }
      : { by: talentPools.name, descending, read: (row) => row.name },
    { by: talentPools.id, descending, read: (row) => row.id },
  ]
  const holds = db
    .select({ id: talentPoolMembers.id })
    .from(talentPoolMembers)
    .where(
      and(eq(talentPoolMembers.poolId, talentPools.id), sql`${talentPoolMembers.candidateId} = ${candidate ?? null}`),
    )
  const condition = and(
    seenBy(keeper),
    search === undefined ? undefined : contains(talentPools.name, search),
    candidate === undefined ? undefined : exists(holds),
  )
  return listRows(db, talentPools, { page, keys, where: condition })
}

export async function findPool(db: Queries, id: string, keeper: Keeper): Promise<Pool | null> {
  const [found] = await db
    .select()
    .from(talentPools)
    .where(and(eq(talentPools.id, id), seenBy(keeper)))
  return found ?? null
}

export async function listPoolsById(db: Queries, ids: readonly string[]): Promise<Pool[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(talentPools)
    .where(inArray(talentPools.id, [...ids]))
}

export async function lockPool(db: Queries, id: string): Promise<Pool | null> {
  const [locked] = await db.select().from(talentPools).where(eq(talentPools.id, id)).for('update')
  return locked ?? null
}

export async function insertPool(db: Queries, pool: typeof talentPools.$inferInsert): Promise<Pool> {
  const [inserted] = await db.insert(talentPools).values(pool).returning()
  if (inserted === undefined) throw new Error('The pool was not inserted.')
  return inserted
}

export async function updatePool(
  db: Queries,
  id: string,
  change: { [Name in 'name' | 'description' | 'visibility']?: Pool[Name] | undefined },
  now: Date,
): Promise<Pool> {
  const [updated] = await db
    .update(talentPools)
    .set({ ...change, updatedAt: now, version: sql`${talentPools.version} + 1` })
    .where(eq(talentPools.id, id))
    .returning()
  if (updated === undefined) throw new Gone('pool')
  return updated
}

export async function deletePool(db: Queries, id: string): Promise<void> {
  await db.delete(talentPools).where(eq(talentPools.id, id))
}

export async function countMembersOf(db: Queries, poolIds: readonly string[]): Promise<Map<string, number>> {
  if (poolIds.length === 0) return new Map()
  const rows = await db
    .select({ id: talentPoolMembers.poolId, members: count() })
    .from(talentPoolMembers)
    .where(inArray(talentPoolMembers.poolId, [...poolIds]))
    .groupBy(talentPoolMembers.poolId)
  return new Map(rows.map(({ id, members }) => [id, members]))
}

/** The pools of a company with the people in them. */
export async function deletePoolsOf(db: Queries, companyId: string): Promise<void> {
  await db.delete(talentPools).where(eq(talentPools.companyId, companyId))
}

/** A colleague takes over the pools of the team and the reminders in them; private ones stay the leaving member's. */
export async function handOverPools(
  db: Queries,
  { companyId, fromUserId, toUserId, now }: { companyId: string; fromUserId: string; toUserId: string; now: Date },
): Promise<void> {
  const isShared = and(eq(talentPools.companyId, companyId), eq(talentPools.visibility, 'team'))
  await db
    .update(talentPools)
    .set({ ownerId: toUserId, updatedAt: now, version: sql`${talentPools.version} + 1` })
    .where(and(isShared, eq(talentPools.ownerId, fromUserId)))
  const shared = db.select({ id: talentPools.id }).from(talentPools).where(isShared)
  await db
    .update(talentPoolMembers)
    .set({ reminderOf: toUserId, updatedAt: now, version: sql`${talentPoolMembers.version} + 1` })
    .where(and(eq(talentPoolMembers.reminderOf, fromUserId), inArray(talentPoolMembers.poolId, shared)))
}
