import type { Pool } from '../inverted-index/pool.ts'
import type { SearchCriteria } from '../query/search-criteria.ts'
import { type SearchWorker, workerAt } from './coordinate-search.ts'
import { questionOf, type RankOptions } from './question.ts'
import type { SharedState } from './shared-state.ts'
import { failWorker } from './shared-state.ts'

/**
 * Joins a search that another thread coordinates, and works on it until it is over. Pool, criteria and options must be
 * the same as there. Blocks the thread between rounds. A worker that joins too late does nothing.
 */
export function runWorker(
  state: SharedState,
  workerSlot: number,
  pool: Pool,
  criteria: SearchCriteria,
  options: RankOptions,
): void {
  const runNextRound = joinSearch(state, workerSlot, pool, criteria, options)
  if (runNextRound === null) return
  try {
    while (runNextRound());
  } catch (error) {
    failWorker(state, workerSlot)
    throw error
  }
}

/** Joins a search; the caller runs the rounds one by one. Null when the worker is too late. */
export function joinSearch(
  state: SharedState,
  workerSlot: number,
  pool: Pool,
  criteria: SearchCriteria,
  options: RankOptions,
): SearchWorker | null {
  return workerAt(state, workerSlot, questionOf(pool, criteria, options))
}
