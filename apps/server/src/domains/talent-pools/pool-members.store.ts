import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, asc, count, eq, getTableColumns, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { type KeysetPage, keysetClauses, keysetPage, type OrderKey } from '../../platform/database/keyset.ts'
import { contains } from '../../platform/database/like-text.ts'
import { Gone } from '../../platform/errors/gone.ts'
import { type Keeper, type Pool, seenBy } from './talent-pools.store.ts'
import { talentPoolMembers, talentPoolRemovals, talentPools } from './talent-pools.tables.ts'

export type PoolMember = typeof talentPoolMembers.$inferSelect

interface MembersWanted {
  readonly keeper: Keeper
  readonly today: string
  readonly filter: {
    readonly pool?: string | undefined
    readonly candidate?: string | undefined
    readonly search?: string | undefined
    readonly reminder?: 'due' | 'set' | 'none' | undefined
  }
  readonly sort: readonly SortKey[]
  readonly page: PageRequest
}

/** Those without a reminder come last. */
const NEVER = '9999-12-31'

export async function listMembers(
  db: Queries,
  { keeper, today, filter, sort, page }: MembersWanted,
): Promise<KeysetPage<PoolMember> & { total: number }> {
  const { name, descending } = sort[0] ?? { name: 'createdAt', descending: true }
  const keys: OrderKey<PoolMember>[] = [
    name === 'remindOn'
      ? {
          by: sql`coalesce(${talentPoolMembers.remindOn}, ${NEVER}::date)`,
          descending,
          read: (row) => row.remindOn ?? NEVER,
        }
      : { by: talentPoolMembers.createdAt, descending, read: (row) => row.createdAt },
    { by: talentPoolMembers.id, descending, read: (row) => row.id },
  ]
  const clauses = keysetClauses(page, keys)
  const condition = and(seenBy(keeper), fitting(filter, today))
  const inPool = eq(talentPools.id, talentPoolMembers.poolId)
  const rows = await db
    .select(getTableColumns(talentPoolMembers))
    .from(talentPoolMembers)
    .innerJoin(talentPools, inPool)
    .where(and(condition, clauses.where))
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit)
    .offset(clauses.offset)
  const [counted] = await db
    .select({ total: count() })
    .from(talentPoolMembers)
    .innerJoin(talentPools, inPool)
    .where(condition)
  return { ...keysetPage(rows, page, keys), total: counted?.total ?? 0 }
}

function fitting({ pool, candidate, search, reminder }: MembersWanted['filter'], today: string): SQL | undefined {
  return and(
    pool === undefined ? undefined : eq(talentPoolMembers.poolId, pool),
    candidate === undefined ? undefined : eq(talentPoolMembers.candidateId, candidate),
    search === undefined ? undefined : contains(talentPoolMembers.note, search),
    reminder === 'due' ? lte(talentPoolMembers.remindOn, today) : undefined,
    reminder === 'set' ? isNotNull(talentPoolMembers.remindOn) : undefined,
    reminder === 'none' ? isNull(talentPoolMembers.remindOn) : undefined,
  )
}

export async function findMember(db: Queries, id: string, keeper: Keeper): Promise<PoolMember | null> {
  const [found] = await db
    .select(getTableColumns(talentPoolMembers))
    .from(talentPoolMembers)
    .innerJoin(talentPools, eq(talentPools.id, talentPoolMembers.poolId))
    .where(and(eq(talentPoolMembers.id, id), seenBy(keeper)))
  return found ?? null
}

/** Only those who were not in it yet. */
export async function addMembers(
  db: Queries,
  rows: readonly (typeof talentPoolMembers.$inferInsert)[],
): Promise<PoolMember[]> {
  return db
    .insert(talentPoolMembers)
    .values([...rows])
    .onConflictDoNothing()
    .returning()
}

export async function listMembersAmong(
  db: Queries,
  { poolId, candidateIds }: { poolId: string; candidateIds: readonly string[] },
): Promise<PoolMember[]> {
  return db
    .select()
    .from(talentPoolMembers)
    .where(and(eq(talentPoolMembers.poolId, poolId), inArray(talentPoolMembers.candidateId, [...candidateIds])))
    .orderBy(asc(talentPoolMembers.id))
}

/** By pool, in the order in which they were added. */
export async function listCandidatesIn(db: Queries, poolIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ poolId: talentPoolMembers.poolId, candidateId: talentPoolMembers.candidateId })
    .from(talentPoolMembers)
    .where(inArray(talentPoolMembers.poolId, [...poolIds]))
    .orderBy(asc(talentPoolMembers.id))
  const found = new Map<string, string[]>(poolIds.map((id) => [id, []]))
  for (const { poolId, candidateId } of rows) found.get(poolId)?.push(candidateId)
  return found
}

export async function updateMember(
  db: Queries,
  id: string,
  change: { [Name in 'note' | 'remindOn' | 'reminderOf']?: PoolMember[Name] | undefined },
  now: Date,
): Promise<PoolMember> {
  const [updated] = await db
    .update(talentPoolMembers)
    .set({ ...change, updatedAt: now, version: sql`${talentPoolMembers.version} + 1` })
    .where(eq(talentPoolMembers.id, id))
    .returning()
  if (updated === undefined) throw new Gone('candidate in the pool')
  return updated
}

/** Takes an erased candidate out of every pool, with the notes. */
export async function erasePoolMembersOf(db: Queries, candidateId: string): Promise<string[]> {
  await db.delete(talentPoolRemovals).where(eq(talentPoolRemovals.candidateId, candidateId))
  const gone = await db
    .delete(talentPoolMembers)
    .where(eq(talentPoolMembers.candidateId, candidateId))
    .returning({ id: talentPoolMembers.id })
  return gone.map(({ id }) => id)
}

export interface DueReminder {
  readonly poolId: string
  readonly poolName: string
  readonly candidateId: string
  readonly remindOn: string
}

/** Reminders that this user set and whose day has come, oldest first. */
export async function listDueReminders(
  db: Queries,
  { keeper, today, limit }: { keeper: Keeper; today: string; limit: number },
): Promise<DueReminder[]> {
  const rows = await db
    .select({
      poolId: talentPools.id,
      poolName: talentPools.name,
      candidateId: talentPoolMembers.candidateId,
      remindOn: talentPoolMembers.remindOn,
    })
    .from(talentPoolMembers)
    .innerJoin(talentPools, eq(talentPools.id, talentPoolMembers.poolId))
    .where(and(seenBy(keeper), eq(talentPoolMembers.reminderOf, keeper.userId), lte(talentPoolMembers.remindOn, today)))
    .orderBy(talentPoolMembers.remindOn, talentPoolMembers.id)
    .limit(limit)
  return rows.flatMap(({ remindOn, ...row }) => (remindOn === null ? [] : [{ ...row, remindOn }]))
}

/** All candidates in the pools that the user sees. */
export async function listPooledIds(db: Queries, keeper: Keeper): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: talentPoolMembers.candidateId })
    .from(talentPoolMembers)
    .innerJoin(talentPools, eq(talentPools.id, talentPoolMembers.poolId))
    .where(seenBy(keeper))
  return found.map(({ id }) => id)
}

/** The pools of a company with the people in them, for its export: those of the team, and the reader’s own. */
export async function listAllPools(
  db: Queries,
  { companyId, readerId }: { companyId: string; readerId: string | null },
): Promise<(Pool & { readonly members: readonly (typeof talentPoolMembers.$inferSelect)[] })[]> {
  const isSeen =
    readerId === null ? undefined : or(eq(talentPools.visibility, 'team'), eq(talentPools.ownerId, readerId))
  const pools = await db
    .select()
    .from(talentPools)
    .where(and(eq(talentPools.companyId, companyId), isSeen))
    .orderBy(talentPools.createdAt, talentPools.id)
  const poolIds = pools.map(({ id }) => id)
  const members = await db
    .select()
    .from(talentPoolMembers)
    .where(inArray(talentPoolMembers.poolId, poolIds))
    .orderBy(talentPoolMembers.createdAt, talentPoolMembers.id)
  const byPool = Map.groupBy(members, ({ poolId }) => poolId)
  return pools.map((pool) => ({ ...pool, members: byPool.get(pool.id) ?? [] }))
}
