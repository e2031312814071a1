import type { Context } from '../../../platform/context/context.ts'
import { listFindableSince } from '../../candidates/index.ts'
import { countLive, type LivePool } from '../../ranking/index.ts'
import { engineCriteriaOf } from '../../requirements/index.ts'
import { listFrozenCandidateIds, type Search } from '../searches/index.ts'

export interface PoolChange {
  /** Matching candidates who are new in the pool since. */
  readonly added: number
  /** Frozen matches that no longer match. */
  readonly gone: number
}

interface Compared {
  /** The pool, the day and the frozen matches that were compared. */
  readonly of: string
  readonly change: Promise<PoolChange | null>
}

/** By search. Comparing takes two counts, a history shows a hundred searches, and the pool stays the same for a while. */
const compared = new WeakMap<LivePool, Map<string, Compared>>()
const MAX_COMPARED = 5_000

/** What rerunning the search would change; null if the pool is the frozen one. */
export async function comparePool(ctx: Context, live: LivePool, search: Search): Promise<PoolChange | null> {
  if (!live.isReady || live.hash() === search.poolHash) return null
  const known = compared.get(live) ?? new Map<string, Compared>()
  compared.set(live, known)
  const of = `${live.hash()} ${ctx.now().toISOString().slice(0, 10)} ${search.frozenCount}`
  const found = known.get(search.id)
  if (found?.of === of) return found.change
  const change = compareAnew(ctx, live, search)
  if (known.size >= MAX_COMPARED) known.clear()
  known.set(search.id, { of, change })
  change.catch(() => known.delete(search.id))
  return change
}

async function compareAnew(ctx: Context, live: LivePool, search: Search): Promise<PoolChange | null> {
  const criteria = engineCriteriaOf(search.criteria)
  const matching = async (only: readonly string[]): Promise<number> => {
    if (only.length === 0) return 0
    const counted = await countLive(live, criteria, { now: ctx.now().getTime(), only })
    return counted.matchedCount
  }
  const added = await matching(await listFindableSince(ctx.db, search.createdAt))
  const gone = search.frozenCount - (await matching(await listFrozenCandidateIds(ctx.db, search.id)))
  return added === 0 && gone === 0 ? null : { added, gone }
}
