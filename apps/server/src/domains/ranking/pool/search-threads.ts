// Searches a large pool in shared memory with several threads, so that page requests do not wait for searches.
import { Worker } from 'node:worker_threads'
import {
  type ChangedParcel,
  type Model,
  type Pool,
  packChanged,
  packSorted,
  type SharedState,
  type SortedParcel,
} from '@assay/ranking-engine'
import type { TaxonomyEdit } from '@assay/taxonomy/edits/taxonomy-edit'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import { type JobAnswer, type JobInput, type JobName, runJob } from './pool-jobs.ts'
import { createSearchTables, missAt, type Table } from './search-tables.ts'

export interface PoolNow {
  readonly pool: Pool
  /** The taxonomy by which the pool was built. */
  readonly known: KnownTaxonomy
}

export interface SearchThreads {
  readonly isThreaded: boolean
  /**
   * Runs the job in another thread if the pool is in shared memory, else here. `poolNow` is called when the job starts,
   * and the answer comes from the pool it returns.
   */
  ask<Name extends JobName>(poolNow: () => Pool, name: Name, input: JobInput<Name>): Promise<JobAnswer<Name>>
  /** Changes the pool while no thread reads it, then sends the new one to the threads. */
  changing(change: () => PoolNow): Promise<void>
  close(): Promise<void>
}

export interface ThreadSettings {
  /** 0: everything runs in the calling thread. */
  readonly threads: number
  /** Further searches are refused, since they would wait too long. */
  readonly mostWaiting?: number
  /** With at least this many candidates, idle threads join another thread's search. */
  readonly sharesFrom?: number
}

/** Messages to a thread. A model is sent once and referred to by number afterwards. */
export type ToThread =
  | {
      readonly kind: 'pool'
      /** Of the taxonomy; null as long as the sorted part stays the same. */
      readonly edits: readonly TaxonomyEdit[] | null
      readonly sorted: SortedParcel | null
      readonly changed: ChangedParcel
    }
  | {
      readonly kind: 'job'
      readonly name: JobName
      readonly input: readonly unknown[]
      readonly model: SentModel | null
      /** Null if no other thread takes part. */
      readonly state: SharedState | null
    }
  | {
      readonly kind: 'help'
      readonly input: readonly unknown[]
      readonly model: SentModel | null
      readonly state: SharedState
      readonly slot: number
    }

interface SentModel {
  readonly number: number
  readonly value: Model | null
}

export interface FromThread {
  /**
   * The answer as JSON, which is cheaper to transfer than objects; null if the job failed or this thread only helped.
   */
  readonly json: string | null
  readonly error?: string
}

interface Job {
  readonly poolNow: () => Pool
  readonly name: JobName
  readonly input: readonly unknown[]
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  /** The thread's own job; null while it helps or idles. */
  job: Job | null
  /** The search in which it takes part; the slot is null for the coordinator. */
  place: { readonly table: Table; readonly slot: number | null } | null
  readonly knownModels: Set<number>
}

interface Parcel {
  readonly base: Pool['base']
  readonly edits: readonly TaxonomyEdit[]
  readonly sorted: SortedParcel
  readonly changed: ChangedParcel
  readonly isShared: boolean
}

const MAX_WAITING = 64
/** Below this size a search takes a few milliseconds, and sharing it costs more CPU time than it saves. */
const SHARES_FROM = 2_000_000
/** Jobs that several threads can share. */
const shareable: ReadonlySet<JobName> = new Set<JobName>(['rank', 'rankPacked'])
/** More helpers would only compete for the last blocks. */
const MAX_HELPERS = 7
/** Answers are short-lived: a larger young generation would only hold more garbage. */
const SMALL_NURSERY = { maxYoungGenerationSizeMb: 8 }
const RETRY_AFTER_SECONDS = 1

export function createSearchThreads(settings: ThreadSettings): SearchThreads {
  const { threads: size, mostWaiting = MAX_WAITING, sharesFrom = SHARES_FROM } = settings
  let threads: Thread[] = []
  const tables = createSearchTables()
  const waiting: Job[] = []
  let parcel: Parcel | null = null
  let isChanging = false
  let isClosed = false
  let onQuiet: (() => void) | null = null
  let turn: Promise<unknown> = Promise.resolve()

  function start(): Thread {
    const worker = new Worker(new URL('./search-pool.worker.ts', import.meta.url), { resourceLimits: SMALL_NURSERY })
    const thread: Thread = { worker, job: null, place: null, knownModels: new Set() }
    worker.on('message', ({ json, error }: FromThread) => {
      const { job } = thread
      setFree(thread)
      worker.unref()
      if (json === null) job?.reject(new Error(error ?? 'A search thread failed.'))
      else job?.resolve(JSON.parse(json))
      handOut()
    })
    worker.on('error', (error) => replace(thread, error))
    worker.on('exit', () => replace(thread, new Error('A search thread ended.')))
    worker.unref()
    if (parcel !== null)
      tell(thread, { kind: 'pool', edits: parcel.edits, sorted: parcel.sorted, changed: parcel.changed })
    return thread
  }

  /** Fails the dead thread's job and starts a new thread for the next one. */
  function replace(dead: Thread, error: Error): void {
    if (!threads.includes(dead)) return
    threads = threads.filter((thread) => thread !== dead)
    dead.job?.reject(error)
    if (dead.place !== null) missAt(dead.place.table, dead.place.slot)
    setFree(dead)
    if (!isClosed) threads.push(start())
    handOut()
  }

  function setFree(thread: Thread): void {
    if (thread.place !== null) tables.leave(thread.place.table)
    thread.job = null
    thread.place = null
  }

  function handOut(): void {
    if (isChanging) {
      if (threads.every(isFree)) onQuiet?.()
      return
    }
    if (parcel === null) {
      for (const job of waiting.splice(0)) runHere(job)
      return
    }
    const free = threads.filter(isFree)
    const given = waiting.splice(0, free.length)
    const spare = free.slice(given.length, given.length + MAX_HELPERS)
    for (const [place, job] of given.entries()) {
      const isHelped = parcel.isShared && place === 0 && shareable.has(job.name)
      give(job, free[place] as Thread, isHelped ? spare : [])
    }
  }

  /** Idle threads join; no job waits for them. */
  function give(job: Job, thread: Thread, workers: readonly Thread[]): void {
    const { name, input, poolNow } = job
    const table = workers.length === 0 ? null : tables.lay(workers.length)
    poolNow()
    thread.job = job
    if (table !== null) thread.place = { table, slot: null }
    thread.worker.ref() // the process must not exit while a caller waits for an answer
    const sent = withModelApart(thread, input)
    tell(thread, { kind: 'job', name, ...sent, state: table?.state ?? null })
    if (table === null) return
    for (const [slot, worker] of workers.entries()) {
      worker.place = { table, slot }
      tell(worker, { kind: 'help', ...withModelApart(worker, input), state: table.state, slot })
    }
  }

  function publish({ pool, known }: PoolNow): void {
    if (size === 0) return
    const sorted = parcel?.base === pool.base ? parcel.sorted : packSorted(pool)
    if (sorted === null) {
      parcel = null
      void letGo()
      return
    }
    const isSameBase = parcel?.base === pool.base
    const { base } = pool
    const { edits } = known
    parcel = { base, edits, sorted, changed: packChanged(pool), isShared: pool.size >= sharesFrom }
    for (const thread of threads)
      tell(thread, {
        kind: 'pool',
        edits: isSameBase ? null : edits,
        sorted: isSameBase ? null : sorted,
        changed: parcel.changed,
      })
    while (threads.length < size) threads.push(start())
  }

  /** Ends the threads when the pool has become small. */
  async function letGo(): Promise<void> {
    const ending = threads
    threads = []
    await Promise.all(ending.map(({ worker }) => worker.terminate()))
  }

  async function quiet(): Promise<void> {
    if (threads.every(isFree)) return
    await new Promise<void>((resolve) => {
      onQuiet = resolve
    })
    onQuiet = null
  }

  return {
    isThreaded: size > 0,
    ask: async (poolNow, name, input) => {
      if (parcel === null) return runJob(poolNow(), name, input)
      if (waiting.length >= mostWaiting)
        throw new AppError('search.busy', { meta: { retryAfterSeconds: RETRY_AFTER_SECONDS } })
      return new Promise<JobAnswer<typeof name>>((resolve, reject) => {
        waiting.push({ poolNow, name, input, resolve: resolve as (answer: unknown) => void, reject })
        handOut()
      })
    },
    changing: (change) => {
      const changed = turn.then(async () => {
        isChanging = true
        try {
          await quiet()
          publish(change())
        } finally {
          isChanging = false
          handOut()
        }
      })
      turn = changed.catch(() => undefined)
      return changed
    },
    close: async () => {
      isClosed = true
      for (const job of waiting.splice(0)) job.reject(new Error('The server is ending.'))
      for (const { job } of threads) job?.reject(new Error('The server is ending.'))
      await letGo()
    },
  }
}

function isFree({ job, place }: Thread): boolean {
  return job === null && place === null
}

function runHere({ poolNow, name, input, resolve, reject }: Job): void {
  try {
    resolve(runJob(poolNow(), name, input as JobInput<JobName>))
  } catch (error) {
    reject(error instanceof Error ? error : new Error(String(error)))
  }
}

function tell({ worker }: Thread, message: ToThread): void {
  worker.postMessage(message)
}

const modelNumbers = new WeakMap<Model, number>()
let lastModel = 0

function withModelApart(
  { knownModels }: Thread,
  input: readonly unknown[],
): { model: SentModel | null; input: readonly unknown[] } {
  const [options, ...rest] = input as [{ model?: Model }, ...unknown[]]
  const { model: asked, ...others } = options
  if (asked === undefined) return { model: null, input }
  const number = modelNumbers.get(asked) ?? ++lastModel
  modelNumbers.set(asked, number)
  const value = knownModels.has(number) ? null : asked
  knownModels.add(number)
  return { model: { number, value }, input: [others, ...rest] }
}
