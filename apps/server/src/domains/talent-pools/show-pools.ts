import type { IncludeTree } from '@assay/jsonapi/include-tree'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../platform/context/context.ts'
import { dayIn } from '../../platform/time/days.ts'
import { countReading, listReleasedTo, showCandidatesById } from '../candidates/index.ts'
import { listAssignedTo } from '../requirements/index.ts'
import { findCompany, listUsersShown } from '../tenants/index.ts'
import { listCandidatesIn, type PoolMember } from './pool-members.store.ts'
import { mayChangePool } from './talent-pools.policy.ts'
import { presentMember, presentPool } from './talent-pools.resource.ts'
import { countMembersOf, listPoolsById, type Pool } from './talent-pools.store.ts'

/** Where the company is. */
export async function todayOf({ db, now }: Context, companyId: string): Promise<string> {
  return dayIn((await findCompany(db, companyId))?.timezone ?? 'UTC', now())
}

async function namesOf({ db }: Context, userIds: readonly string[]): Promise<(userId: string) => string> {
  const people = await listUsersShown(db, [...new Set(userIds)])
  return (userId) => String(people.get(userId)?.attributes['fullName'] ?? '')
}

export async function showPools(
  ctx: Context,
  pools: readonly Pool[],
  { withCandidates = false }: { withCandidates?: boolean } = {},
): Promise<Presented[]> {
  const ids = pools.map(({ id }) => id)
  const candidates = withCandidates ? await listCandidatesIn(ctx.db, ids) : null
  const members = await countMembersOf(ctx.db, ids)
  const nameOf = await namesOf(
    ctx,
    pools.map(({ ownerId }) => ownerId),
  )
  return pools.map((pool) =>
    presentPool(pool, {
      members: members.get(pool.id) ?? 0,
      ownerName: nameOf(pool.ownerId),
      mayChange: mayChangePool(ctx.actor, pool),
      candidateIds: candidates === null ? undefined : (candidates.get(pool.id) ?? []),
    }),
  )
}

/** A candidate is a code until they released their name to the company. */
export async function showMembers(
  ctx: Context,
  {
    rows,
    include,
    fields,
    today,
  }: {
    rows: readonly PoolMember[]
    include: IncludeTree
    /** The attributes of candidates to read; all of them if absent. */
    fields?: ReadonlySet<string> | undefined
    today: string
  },
): Promise<Presented[]> {
  const candidates = new Map<string, Presented>()
  if (include.has('candidate')) {
    const ids = rows.map(({ candidateId }) => candidateId)
    await countReading(ctx, ids, 'listed')
    const released = await listReleasedTo(ctx, ids, listAssignedTo)
    const all = await showCandidatesById(ctx.db, ctx.actor, ids, released, fields)
    for (const shown of all) candidates.set(shown.id, shown)
  }
  const poolIds = [...new Set(rows.map(({ poolId }) => poolId))]
  const shownPools = include.has('pool') ? await showPools(ctx, await listPoolsById(ctx.db, poolIds)) : []
  const pools = new Map(shownPools.map((pool) => [pool.id, pool]))
  const nameOf = await namesOf(
    ctx,
    rows.map(({ addedBy }) => addedBy),
  )
  return rows.map((row) =>
    presentMember(row, {
      addedByName: nameOf(row.addedBy),
      isDue: row.remindOn !== null && row.remindOn <= today,
      candidate: candidates.get(row.candidateId),
      pool: pools.get(row.poolId),
    }),
  )
}
