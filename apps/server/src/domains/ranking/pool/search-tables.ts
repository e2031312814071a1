// Shared states of searches that run in several threads; a state is reused once all its threads have left.
import { endRounds, failWorker, openSharedState, resetSharedState, type SharedState } from '@assay/ranking-engine'

export interface Table {
  readonly state: SharedState
  /** How many threads are still attached. */
  threads: number
}

export interface SearchTables {
  /** Provides a state for a coordinator and this many workers. */
  lay(workers: number): Table
  leave(table: Table): void
}

export function createSearchTables(): SearchTables {
  const free: SharedState[] = []
  return {
    lay: (workers) => {
      const state = free.pop() ?? openSharedState()
      resetSharedState(state, workers)
      return { state, threads: workers + 1 }
    },
    leave: (table) => {
      table.threads--
      if (table.threads === 0) free.push(table.state)
    },
  }
}

/** Reports a dead thread: workers stop waiting for a dead coordinator, and the coordinator for a dead worker. */
export function missAt({ state }: Table, slot: number | null): void {
  if (slot === null) endRounds(state)
  else failWorker(state, slot)
}
