// Shared states of searches that run in several threads; a state is reused once all its threads have left.
import { endRounds, failWorker, openSharedState, resetSharedState, type SharedState } from '@assay/ranking-engine'

export interface SharedSearch {
  readonly state: SharedState
  /** How many threads are still attached. */
  threads: number
}

export interface SharedSearches {
  /** Provides a state for a coordinator and this many workers. */
  begin(workers: number): SharedSearch
  leave(search: SharedSearch): void
}

export function createSharedSearches(): SharedSearches {
  const free: SharedState[] = []
  return {
    begin: (workers) => {
      const state = free.pop() ?? openSharedState()
      resetSharedState(state, workers)
      return { state, threads: workers + 1 }
    },
    leave: (search) => {
      search.threads--
      if (search.threads === 0) free.push(search.state)
    },
  }
}

/** Reports a dead thread: workers stop waiting for a dead coordinator, and the coordinator for a dead worker. */
export function reportDead({ state }: SharedSearch, slot: number | null): void {
  if (slot === null) endRounds(state)
  else failWorker(state, slot)
}
