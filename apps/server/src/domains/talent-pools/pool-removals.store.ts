import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import type { PoolMember } from './pool-members.store.ts'
import { talentPoolMembers, talentPoolRemovals } from './talent-pools.tables.ts'

/** Removes members from a pool and keeps them unchanged for a while, for undo. */
export async function removeMembers(
  db: Queries,
  members: readonly PoolMember[],
  by: { readonly removedBy: string; readonly removedAt: Date },
): Promise<void> {
  if (members.length === 0) return
  const ids = members.map(({ id }) => id)
  await db.delete(talentPoolMembers).where(inArray(talentPoolMembers.id, ids))
  await db.insert(talentPoolRemovals).values(members.map((member) => ({ ...member, ...by })))
}

interface Wanted {
  readonly poolId: string
  readonly candidateIds: readonly string[]
  readonly removedBy: string
  readonly since: Date
}

/** Undoes this user’s removals; candidates who were added again since stay as they are. */
export async function restoreMembers(
  db: Queries,
  { poolId, candidateIds, removedBy, since }: Wanted,
): Promise<PoolMember[]> {
  const kept = await db
    .delete(talentPoolRemovals)
    .where(
      and(
        eq(talentPoolRemovals.poolId, poolId),
        inArray(talentPoolRemovals.candidateId, [...candidateIds]),
        eq(talentPoolRemovals.removedBy, removedBy),
        gte(talentPoolRemovals.removedAt, since),
      ),
    )
    .returning()
  if (kept.length === 0) return []
  const rows = kept.map(({ removedBy: _, removedAt: __, ...member }) => member)
  return db.insert(talentPoolMembers).values(rows).onConflictDoNothing().returning()
}

export async function deleteRemovalsBefore(db: Queries, at: Date): Promise<void> {
  await db.delete(talentPoolRemovals).where(lt(talentPoolRemovals.removedAt, at))
}
