import type { Context } from '../../../platform/context/context.ts'
import { listFindableSince } from '../../candidates/index.ts'
import { countLive, type LivePool, rememberForPool } from '../../ranking/index.ts'
import { engineCriteriaOf } from '../../requirements/index.ts'
import { inAll, listFrozenCandidateIds, type Search } from '../searches/index.ts'

export interface PoolChange {
  /** Matching candidates who are new in the pool since. */
  readonly added: number
  /** Frozen matches that no longer match. */
  readonly gone: number
}

const rememberChange = rememberForPool<PoolChange | null>()

/** What rerunning the search would change; null if the pool is the frozen one. */
export async function comparePool(ctx: Context, live: LivePool, search: Search): Promise<PoolChange | null> {
  if (!isOutdated(live, search)) return null
  const key = `${search.id} ${search.frozenCount}`
  return rememberChange(live, { key, now: ctx.now(), find: () => compareAnew(ctx, live, search) })
}

async function compareAnew(ctx: Context, live: LivePool, search: Search): Promise<PoolChange | null> {
  const joined = await listFindableSince(ctx.db, search.createdAt)
  const added = await countMatching(ctx, live, { search, only: joined.map(({ id }) => id) })
  const still = await countMatching(ctx, live, { search, only: await listFrozenCandidateIds(ctx.db, search.id) })
  const gone = search.frozenCount - still
  return added === 0 && gone === 0 ? null : { added, gone }
}

const rememberAdded = rememberForPool<number>()

/** The `added` of several searches, by their ids; who joined is read once, and counted once for each pool. */
export async function countAdded(
  ctx: Context,
  live: LivePool,
  searches: readonly Search[],
): Promise<ReadonlyMap<string, number>> {
  const outdated = searches.filter((search) => isOutdated(live, search))
  const since = Math.min(...outdated.map(({ createdAt }) => createdAt.getTime()))
  let joined: ReturnType<typeof listFindableSince> | undefined
  const count = async (search: Search): Promise<number> => {
    joined ??= listFindableSince(ctx.db, new Date(since))
    const only = (await joined).flatMap(({ id, createdAt }) => (createdAt > search.createdAt ? id : []))
    return countMatching(ctx, live, { search, only })
  }
  const added = new Map<string, number>()
  for (const search of outdated)
    added.set(search.id, await rememberAdded(live, { key: search.id, now: ctx.now(), find: () => count(search) }))
  return added
}

const isOutdated = (live: LivePool, { poolHash }: Search): boolean => live.isReady && live.hash() !== poolHash

async function countMatching(
  ctx: Context,
  live: LivePool,
  { search, only }: { search: Search; only: readonly string[] },
): Promise<number> {
  if (only.length === 0) return 0
  const counted = await countLive(live, engineCriteriaOf(search.criteria), {
    now: ctx.now().getTime(),
    only: inAll([only, search.seal?.only]) ?? only,
  })
  return counted.matchedCount
}
