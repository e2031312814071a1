/** The engine with a second thread that shares each search, over the same memory. */

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import {
  compileTaxonomy,
  coordinateSearch,
  defaultModel,
  openSharedState,
  type Pool,
  packChanged,
  packSorted,
  type Ranking,
  type RankOptions,
  rank,
  resetSharedState,
  runWorker,
  type SearchCriteria,
  type SharedState,
  type TaxonomySource,
  unpackPool,
} from '@assay/ranking-engine'

export interface SecondThread {
  readonly ask: (criteria: SearchCriteria, options: RankOptions) => Promise<Ranking>
  /** Must be called after the pool changes. */
  readonly follow: () => void
  readonly close: () => Promise<void>
}

interface Start {
  readonly taxonomy: TaxonomySource
  readonly sorted: NonNullable<ReturnType<typeof packSorted>>
  readonly changed: ReturnType<typeof packChanged>
  readonly state: SharedState
}

interface Asked {
  readonly criteria: SearchCriteria
  readonly options: RankOptions
  /** Updates the second thread if something changed since the last question. */
  readonly changed: Start['changed'] | null
}

if (!isMainThread && (workerData as Partial<Start> | null)?.state !== undefined) helpAlong(workerData as Start)

/** Null when threads cannot share memory. */
export function startSecondThread(pool: Pool, taxonomy: TaxonomySource): SecondThread | null {
  const [sorted, state] = [packSorted(pool), openSharedState()]
  if (sorted === null) return null
  const start: Start = { taxonomy, sorted, changed: packChanged(pool), state }
  const thread = new Worker(new URL(import.meta.url), { workerData: start })
  thread.unref()
  let free = nextMessage(thread)
  let isChanged = false
  return {
    follow: () => {
      isChanged = true
    },
    ask: async (criteria, options) => {
      await free
      resetSharedState(state, 1)
      free = nextMessage(thread)
      thread.postMessage({ criteria, options, changed: isChanged ? packChanged(pool) : null } satisfies Asked)
      isChanged = false
      return rank(pool, criteria, { ...options, execution: coordinateSearch(state) })
    },
    close: async () => {
      await thread.terminate()
    },
  }
}

function nextMessage(thread: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (message) => {
      thread.off('error', reject)
      resolve(message)
    })
  })
}

function helpAlong({ taxonomy, sorted, changed, state }: Start): void {
  const options = { taxonomy: compileTaxonomy(taxonomy), model: defaultModel, exchange: {}, known: new Map() }
  let pool = unpackPool(sorted, changed, options)
  parentPort?.on('message', (asked: Asked) => {
    if (asked.changed !== null) pool = unpackPool(sorted, asked.changed, options)
    runWorker(state, 0, pool, asked.criteria, asked.options)
    parentPort?.postMessage('free')
  })
  parentPort?.postMessage('free')
}
