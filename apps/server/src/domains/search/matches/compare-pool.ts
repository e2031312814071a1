import type { Context } from '../../../platform/context/context.ts'
import { listFindableSince } from '../../candidates/index.ts'
import { countLive, type LivePool, rememberForPool } from '../../ranking/index.ts'
import { engineCriteriaOf } from '../../requirements/index.ts'
import { inAll, listFrozenCandidateIds, type Search } from '../searches/index.ts'
import type { ListAmong } from './list-only.ts'

export interface PoolChange {
  /** Matching candidates who are new in the pool since. */
  readonly added: number
  /** Frozen matches that no longer match. */
  readonly gone: number
}

const rememberChange = rememberForPool<PoolChange | null>()

/** Where candidates are counted: in the whole pool, and in the gathering to which a search is limited. */
export interface Pools {
  readonly live: LivePool
  readonly listAmong: ListAmong
}

/** The effect of rerunning the search; null if it would find the same. */
export async function comparePool(
  ctx: Context,
  { live, listAmong }: Pools,
  search: Search,
): Promise<PoolChange | null> {
  const members = live.isReady ? await membersOf(ctx, listAmong, search) : null
  if (members !== null) return compareMembers(ctx, live, { search, members })
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

/** Today's members, as a rerun would use them; null for an unlimited search, and for callers who may not see them. */
const membersOf = async (
  ctx: Context,
  listAmong: ListAmong,
  { criteria }: Search,
): Promise<readonly string[] | null> => (criteria.among === undefined ? null : listAmong(ctx, criteria.among))

interface Gathered {
  readonly search: Search
  readonly members: readonly string[]
}

/** A gathering changes without the candidate database, so this is counted each time; it is small. */
async function compareMembers(ctx: Context, live: LivePool, gathered: Gathered): Promise<PoolChange | null> {
  const { search, members } = gathered
  const added = await countJoined(ctx, live, gathered)
  const frozen = await listFrozenCandidateIds(ctx.db, search.id)
  const only = inAll([frozen, members]) ?? frozen
  const still = isOutdated(live, search) ? await countOf(ctx, live, { search, only }) : only.length
  const gone = frozen.length - still
  return added === 0 && gone === 0 ? null : { added, gone }
}

/** Matching members who joined the gathering since. */
function countJoined(ctx: Context, live: LivePool, { search, members }: Gathered): Promise<number> {
  const before = new Set(search.seal?.only)
  return countOf(ctx, live, { search, only: members.filter((id) => !before.has(id)) })
}

const rememberAdded = rememberForPool<number>()

/** The `added` of several searches, by their ids; new candidates are read once, and counted once for each pool. */
export async function countAdded(
  ctx: Context,
  { live, listAmong }: Pools,
  searches: readonly Search[],
): Promise<ReadonlyMap<string, number>> {
  const added = new Map<string, number>()
  for (const search of live.isReady ? searches : []) {
    const members = await membersOf(ctx, listAmong, search)
    if (members !== null) added.set(search.id, await countJoined(ctx, live, { search, members }))
  }
  const outdated = searches.filter((search) => !added.has(search.id) && isOutdated(live, search))
  const since = Math.min(...outdated.map(({ createdAt }) => createdAt.getTime()))
  let joined: ReturnType<typeof listFindableSince> | undefined
  const count = async (search: Search): Promise<number> => {
    joined ??= listFindableSince(ctx.db, new Date(since))
    const only = (await joined).flatMap(({ id, createdAt }) => (createdAt > search.createdAt ? id : []))
    return countMatching(ctx, live, { search, only })
  }
  for (const search of outdated)
    added.set(search.id, await rememberAdded(live, { key: search.id, now: ctx.now(), find: () => count(search) }))
  return added
}

const isOutdated = (live: LivePool, { poolHash }: Search): boolean => live.isReady && live.hash() !== poolHash

interface Counted {
  readonly search: Search
  readonly only: readonly string[]
}

/** Of those that the search looked at. */
const countMatching = (ctx: Context, live: LivePool, { search, only }: Counted): Promise<number> =>
  countOf(ctx, live, { search, only: inAll([only, search.seal?.only]) ?? only })

async function countOf(ctx: Context, live: LivePool, { search, only }: Counted): Promise<number> {
  if (only.length === 0) return 0
  const criteria = engineCriteriaOf(search.criteria)
  return (await countLive(live, criteria, { now: ctx.now().getTime(), only })).matchedCount
}
