import type { Pool } from '../inverted-index/pool.ts'
import type { SearchCriteria } from '../query/search-criteria.ts'
import { type SearchWorker, workerAt } from './coordinate-search.ts'
import { questionOf, type RankOptions } from './question.ts'
import type { SharedState } from './shared-state.ts'
import { failWorker } from './shared-state.ts'

/**
 * Works on a search that another thread coordinates until it is over; pool, criteria and options must be the same as there.
 * It blocks the thread between rounds. A worker that joins too late does nothing.
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
