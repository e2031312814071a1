// Searches a large pool in shared memory with several threads, so that page requests do not wait for searches.
import { Worker } from 'node:worker_threads'
import { type ChangedParcel, type Pool, packChanged, packSorted, type SortedParcel } from '@assay/ranking-engine'
import type { TaxonomyEdit } from '@assay/taxonomy/edits/taxonomy-edit'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import { type JobAnswer, type JobInput, type JobName, runJob } from './pool-jobs.ts'
import { createSharedSearches, reportDead, type SharedSearch, type SharedSearches } from './shared-searches.ts'
import { type FromThread, type ToThread, withModelApart } from './thread-messages.ts'

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
  readonly maxWaiting?: number
  /** With at least this many candidates, idle threads join another thread's search. */
  readonly sharesFrom?: number
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
  /** The shared search in which it takes part; the slot is null for the coordinator. */
  place: { readonly search: SharedSearch; readonly slot: number | null } | null
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

/** The threads, the pool that they search, and the jobs that wait for them. */
interface ThreadGroup {
  readonly size: number
  readonly sharesFrom: number
  readonly sharedSearches: SharedSearches
  readonly waiting: Job[]
  threads: Thread[]
  /** Null if the pool is small. */
  parcel: Parcel | null
  /** Jobs wait while the pool is changed. */
  isChanging: boolean
  isClosed: boolean
  /** Called when no thread has a job. */
  onQuiet: (() => void) | null
}

export function createSearchThreads(settings: ThreadSettings): SearchThreads {
  const { threads: size, maxWaiting = MAX_WAITING, sharesFrom = SHARES_FROM } = settings
  const group: ThreadGroup = {
    size,
    sharesFrom,
    sharedSearches: createSharedSearches(),
    waiting: [],
    threads: [],
    parcel: null,
    isChanging: false,
    isClosed: false,
    onQuiet: null,
  }
  let lastChange: Promise<unknown> = Promise.resolve()

  return {
    isThreaded: size > 0,
    ask: async (poolNow, name, input) => {
      if (group.parcel === null) return runJob(poolNow(), name, input)
      if (group.waiting.length >= maxWaiting)
        throw new AppError('search.busy', { meta: { retryAfterSeconds: RETRY_AFTER_SECONDS } })
      return new Promise<JobAnswer<typeof name>>((resolve, reject) => {
        group.waiting.push({ poolNow, name, input, resolve: resolve as (answer: unknown) => void, reject })
        dispatch(group)
      })
    },
    changing: (change) => {
      const changed = lastChange.then(() => changeWhileQuiet(group, change))
      lastChange = changed.catch(() => undefined)
      return changed
    },
    close: async () => {
      group.isClosed = true
      const error = new Error('The server is ending.')
      for (const job of group.waiting.splice(0)) job.reject(error)
      for (const { job } of group.threads) job?.reject(error)
      await endThreads(group)
    },
  }
}

function startThread(group: ThreadGroup): Thread {
  const worker = new Worker(new URL('./search-pool.worker.ts', import.meta.url), { resourceLimits: SMALL_NURSERY })
  const thread: Thread = { worker, job: null, place: null, knownModels: new Set() }
  worker.on('message', ({ json, error }: FromThread) => {
    const { job } = thread
    release(group, thread)
    worker.unref()
    if (json === null) job?.reject(new Error(error ?? 'A search thread failed.'))
    else job?.resolve(JSON.parse(json))
    dispatch(group)
  })
  worker.on('error', (error) => replace(group, thread, error))
  worker.on('exit', () => replace(group, thread, new Error('A search thread ended.')))
  worker.unref()
  if (group.parcel !== null) sendPool(thread, group.parcel, false)
  return thread
}

/** Fails the dead thread's job and starts a new thread for the next one. */
function replace(group: ThreadGroup, dead: Thread, error: Error): void {
  if (!group.threads.includes(dead)) return
  group.threads = group.threads.filter((thread) => thread !== dead)
  dead.job?.reject(error)
  if (dead.place !== null) reportDead(dead.place.search, dead.place.slot)
  release(group, dead)
  if (!group.isClosed) group.threads.push(startThread(group))
  dispatch(group)
}

function release({ sharedSearches }: ThreadGroup, thread: Thread): void {
  if (thread.place !== null) sharedSearches.leave(thread.place.search)
  thread.job = null
  thread.place = null
}

/** Gives waiting jobs to free threads. */
function dispatch(group: ThreadGroup): void {
  const { threads, waiting, parcel } = group
  if (group.isChanging) {
    if (threads.every(isFree)) group.onQuiet?.()
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
    assign(group, job, { thread: free[place] as Thread, helpers: isHelped ? spare : [] })
  }
}

/** Idle threads help; no job waits for them. */
function assign(
  { sharedSearches }: ThreadGroup,
  job: Job,
  { thread, helpers }: { thread: Thread; helpers: readonly Thread[] },
): void {
  const { name, input, poolNow } = job
  const search = helpers.length === 0 ? null : sharedSearches.begin(helpers.length)
  poolNow()
  thread.job = job
  if (search !== null) thread.place = { search, slot: null }
  thread.worker.ref() // the process must not exit while a caller waits for an answer
  send(thread, { kind: 'job', name, ...withModelApart(input, thread.knownModels), state: search?.state ?? null })
  if (search === null) return
  for (const [slot, helper] of helpers.entries()) {
    helper.place = { search, slot }
    send(helper, { kind: 'help', ...withModelApart(input, helper.knownModels), state: search.state, slot })
  }
}

async function changeWhileQuiet(group: ThreadGroup, change: () => PoolNow): Promise<void> {
  group.isChanging = true
  try {
    await quiet(group)
    publish(group, change())
  } finally {
    group.isChanging = false
    dispatch(group)
  }
}

async function quiet(group: ThreadGroup): Promise<void> {
  if (group.threads.every(isFree)) return
  await new Promise<void>((resolve) => {
    group.onQuiet = resolve
  })
  group.onQuiet = null
}

/** Sends the pool to all threads, and starts those that are missing. */
function publish(group: ThreadGroup, { pool, known }: PoolNow): void {
  if (group.size === 0) return
  const { base } = pool
  const isSameBase = group.parcel?.base === base
  const sorted = isSameBase && group.parcel !== null ? group.parcel.sorted : packSorted(pool)
  if (sorted === null) {
    group.parcel = null
    void endThreads(group)
    return
  }
  const { edits } = known
  const parcel = { base, edits, sorted, changed: packChanged(pool), isShared: pool.size >= group.sharesFrom }
  group.parcel = parcel
  for (const thread of group.threads) sendPool(thread, parcel, isSameBase)
  while (group.threads.length < group.size) group.threads.push(startThread(group))
}

/** Also when the pool has become small. */
async function endThreads(group: ThreadGroup): Promise<void> {
  const ending = group.threads
  group.threads = []
  await Promise.all(ending.map(({ worker }) => worker.terminate()))
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

/** A thread that has the sorted part gets only what changed. */
function sendPool(thread: Thread, { edits, sorted, changed }: Parcel, hasSorted: boolean): void {
  send(thread, { kind: 'pool', edits: hasSorted ? null : edits, sorted: hasSorted ? null : sorted, changed })
}

function send({ worker }: Thread, message: ToThread): void {
  worker.postMessage(message)
}
