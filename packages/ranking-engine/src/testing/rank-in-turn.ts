/** Runs a shared search in one thread: the workers' shares are done one after the other. */

import type { Pool } from '../inverted-index/pool.ts'
import type { SearchCriteria } from '../query/search-criteria.ts'
import { type Ranking, rank } from '../rank.ts'
import { coordinateSearch } from '../sharing/coordinate-search.ts'
import { joinSearch } from '../sharing/join-search.ts'
import type { RankOptions } from '../sharing/question.ts'
import { openSharedState, resetSharedState, type SharedState } from '../sharing/shared-state.ts'

let state: SharedState | null = null

/** Each worker but the coordinator takes at most `most` blocks in each round. */
export function rankInTurn(
  pool: Pool,
  criteria: SearchCriteria,
  options: RankOptions,
  { shares, most }: { shares: number; most: number },
): Ranking {
  state ??= openSharedState()
  const shared = state
  resetSharedState(shared, shares - 1)
  const workers = Array.from({ length: shares - 1 }, (_, slot) => joinSearch(shared, slot, pool, criteria, options))
  const execution = coordinateSearch(shared, () => {
    for (const runNextRound of workers) runNextRound?.(most)
  })
  return rank(pool, criteria, { ...options, execution })
}
