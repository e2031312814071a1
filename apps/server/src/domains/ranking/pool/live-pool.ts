// Keeps today's pool in memory: loaded from the database once, then updated from the change log.

import {
  applyChange,
  buildPool,
  type CandidateProfile,
  deltaSize,
  hasChanges,
  type Model,
  mergeDelta,
  type Pool,
  poolHash,
} from '@assay/ranking-engine'
import type { Database } from '../../../platform/database/connect.ts'
import { type Listening, listen } from '../../../platform/database/listen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { canonicalJson } from '../../../platform/hashing/canonical-json.ts'
import { dayNumberOf, dayOf } from '../../../platform/time/days.ts'
import {
  CANDIDATE_CHANGES_CHANNEL,
  loadProfile,
  loadProfiles,
  type PoolPosition,
  type PoolStep,
  profilesChangedSince,
  readProfilesAt,
  streamProfilesAt,
} from '../../candidates/index.ts'
import {
  type KnownTaxonomy,
  knownTaxonomy,
  latestEditNumber,
  readEditsFrom,
  serveTaxonomy,
  TAXONOMY_EDITS_CHANNEL,
  taxonomyNow,
} from '../../taxonomy/index.ts'
import { emptyFigures, loadFigures, type SkillFigures } from '../figures/index.ts'
import { findModel, modelHash, readModel, saveModel } from '../models/index.ts'
import type { JobAnswer, JobInput, JobName } from './pool-jobs.ts'
import { poolOptions } from './pool-options.ts'
import { readSnapshot, writeSnapshot } from './pool-snapshots.ts'
import { rebuildInThread } from './rebuild-in-thread.ts'
import { type RebuiltPool, rebuildPool, type SomePeople, somePeople } from './rebuild-pool.ts'
import { createSearchThreads, type ThreadSettings } from './search-threads.ts'

export interface LivePool {
  readonly isReady: boolean
  /** The current pool; throws `service.not-ready` before the first load. */
  current(): Pool
  hash(): string
  /** The current pool version. */
  poolVersion(): number
  /** Upper bound on the age of committed changes that the pool may lack. */
  lagMs(): number
  /** Runs a job on the current pool, in another thread if the pool is large. */
  ask<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<Asked<Name>>
  /** Rebuilds the pool of a version from the stored profiles, as of a day and with the taxonomy of that time. */
  rebuild(poolVersion: number, asOfDay: number, known?: KnownTaxonomy): Promise<RebuiltPool>
  /** The model with which a search was ranked; null if it cannot be served here. */
  modelOf(sealed: { version: string; hash: string }): Promise<Model | null>
  /** Some candidates of a pool version, for any day. */
  rebuildSome(poolVersion: number, ids: readonly string[]): Promise<SomePeople>
  figures(): SkillFigures
  /** The candidate's profile as in the database now. */
  profileOf(candidateId: string): Promise<CandidateProfile | null>
  /** Loads all candidates and starts to follow the change log. */
  open(): Promise<void>
  /** Applies all settled changes. Returns whether nothing committed is left. */
  catchUp(): Promise<boolean>
  close(): Promise<void>
}

export interface Asked<Name extends JobName> {
  readonly answer: JobAnswer<Name>
  /** The version of the pool that answered. */
  readonly poolVersion: number
  readonly asOfDay: number
  readonly known: KnownTaxonomy
}

export interface LivePoolOptions {
  readonly database: Pick<Database, 'pool' | 'url'>
  readonly now: () => Date
  readonly onError: (error: unknown) => void
  /** Called after changes were applied. */
  readonly onChanged?: () => void
  /** Called when skills were edited, here or by another server. */
  readonly onTaxonomy?: () => void
  /** Where the index is saved for the next start; when absent, it is not saved. */
  readonly snapshotFile?: string | undefined
  /** Threads that search a large pool; none by default. */
  readonly threads?: ThreadSettings
  /** Pools of at least this many candidates count as large. */
  readonly sharedFrom?: number
  /** Maximum of unsorted delta rows. Default 10,000, because each one slows down every search. */
  readonly largestDelta?: number
}

const POLL_INTERVAL_MS = 5_000
const POLL_SOON_MS = 150
const MAX_DELTA_ROWS = 10_000
/** Above this size the index is not merged at shutdown; the next start applies the missing changes. */
const MAX_MERGED_AT_END = 50_000

interface State {
  pool: Pool
  position: PoolPosition
  figures: SkillFigures
  /** The taxonomy by which the pool was built. */
  known: KnownTaxonomy
  /** The day for which the age of evidence was computed. */
  day: string
}

/** Creates a live pool, empty until `open`. */
export function createLivePool(options: LivePoolOptions): LivePool {
  const { database, now } = options
  let state: State | null = null
  let working: Promise<unknown> = Promise.resolve()
  /** Serialized, since each rebuild holds a full pool beside the live one. */
  let rebuilding: Promise<unknown> = Promise.resolve()
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let listening: Listening | undefined
  /** Everything committed before this instant is in the index. */
  let completeUntil: number | null = null
  let savedPoolVersion = -1
  const threads = createSearchThreads(options.threads ?? { threads: 0 })
  let saving: Promise<void> = Promise.resolve()

  /** Saves the index for the next start, in the background. */
  function saveSnapshot(): void {
    const { snapshotFile } = options
    if (snapshotFile === undefined || state === null || state.position.poolVersion === savedPoolVersion) return
    savedPoolVersion = state.position.poolVersion
    const written = writeSnapshot(snapshotFile, state).catch(options.onError)
    saving = Promise.all([saving, written]).then(() => undefined)
  }

  /** Loads the saved index; the change log supplies what it lacks. */
  async function loadSnapshot(file: string): Promise<void> {
    const known = taxonomyNow()
    const saved = await readSnapshot(file, { asOfDay: dayNumberOf(now()), known }).catch((error: Error) => {
      options.onError(new Error(`${error.message} The index is rebuilt from the database.`, { cause: error }))
      return null
    })
    if (saved === null) return
    await serve({ ...saved, known, day: dayOf(now()), figures: await loadFigures(database.pool, saved.pool, now()) })
    savedPoolVersion = saved.position.poolVersion
  }

  /** Replaces the served state. */
  const serve = (next: State): Promise<void> =>
    threads.changing(() => {
      state = next
      savedPoolVersion = -1
      return next
    })

  /** Texts are read, and names resolved, by the same skills that the pool has. */
  async function takeEdits(): Promise<KnownTaxonomy> {
    if ((await latestEditNumber(database.pool)) !== taxonomyNow().number) {
      serveTaxonomy(knownTaxonomy(await readEditsFrom(database.pool)))
      options.onTaxonomy?.()
    }
    return taxonomyNow()
  }

  async function load(): Promise<void> {
    const day = dayOf(now())
    const known = await takeEdits()
    const { profiles, position } = await loadProfiles(database.pool, day)
    // They may already have a skill that was added meanwhile.
    if ((await takeEdits()) !== known) return load()
    const { sharedFrom } = options
    const asOfDay = dayNumberOf(now())
    const shared = sharedFrom === undefined ? {} : { sharedFrom }
    const pool = buildPool(profiles, { ...poolOptions(known), asOfDay, ...shared })
    const figures = await loadFigures(database.pool, pool, now())
    await serve({ pool, position, day, figures, known })
    saveSnapshot()
  }

  async function followChanges(): Promise<boolean> {
    const startedAt = now().getTime()
    if (state === null) await load()
    else if (state.day !== dayOf(now()) || state.known !== (await takeEdits())) await rebuildCurrent(state)
    if (state === null) return false
    const { poolVersion } = state.position
    const changed = await profilesChangedSince(database.pool, state.position, state.day)
    // The changed ones may already have a skill that was added meanwhile.
    if (!changed.isSamePoolLineage || state.known !== (await takeEdits())) await load()
    else for await (const step of changed.steps) await applyStep(state, step)
    if (deltaSize(state.pool) > (options.largestDelta ?? MAX_DELTA_ROWS)) {
      await mergeAll(state)
      saveSnapshot()
    }
    if (state.position.poolVersion !== poolVersion) {
      state.figures = await loadFigures(database.pool, state.pool, now())
      options.onChanged?.()
    }
    if (!changed.morePending) completeUntil = startedAt
    return changed.morePending
  }

  /** Applies one pool version atomically, so that no search sees half of it. */
  async function applyStep(current: State, step: PoolStep): Promise<void> {
    await threads.changing(() => {
      applyChange(current.pool, step)
      current.position = { ...current.position, poolVersion: step.poolVersion }
      return current
    })
  }

  /** Evidence and titles age each day, and edited skills are numbered anew. */
  async function rebuildCurrent(current: State): Promise<void> {
    const day = dayOf(now())
    const known = await takeEdits()
    const made = await rebuildSorted({ ...current, known }, dayNumberOf(now()))
    if (made === null) return load()
    const figures = await loadFigures(database.pool, made.pool, now())
    await serve({ pool: made.pool, position: current.position, day, figures, known })
    saveSnapshot()
  }

  async function mergeAll(current: State): Promise<void> {
    const made = await rebuildSorted(current, current.pool.asOfDay)
    const isSame = made !== null && made.hash === poolHash(current.pool)
    await threads.changing(() => {
      if (isSame) current.pool = made.pool
      else mergeDelta(current.pool)
      return current
    })
  }

  /** Rebuilds the sorted pool in a thread, so that searches do not wait meanwhile. */
  async function rebuildSorted({ position, known }: State, asOfDay: number): Promise<RebuiltPool | null> {
    const made = await makeInThread(position.poolVersion, asOfDay, known)
    return made === null || made.altered.length > 0 ? null : made
  }

  /** Null if today's pool is small, since the past one will be too. */
  async function makeInThread(
    poolVersion: number,
    asOfDay: number,
    { edits }: KnownTaxonomy,
  ): Promise<RebuiltPool | null> {
    const { size, sharedFrom } = loaded().pool
    const isLarge = threads.isThreaded && size >= sharedFrom
    return isLarge ? rebuildInThread({ databaseUrl: database.url, poolVersion, asOfDay, sharedFrom, edits }) : null
  }

  const rebuildPast = async (poolVersion: number, asOfDay: number, known: KnownTaxonomy): Promise<RebuiltPool> =>
    (await makeInThread(poolVersion, asOfDay, known)) ??
    rebuildPool(streamProfilesAt(database.pool, poolVersion), {
      asOfDay,
      known,
      sharedFrom: loaded().pool.sharedFrom,
    })

  /** Serialized: two at once would read the same changes. */
  function catchUp(): Promise<boolean> {
    const turn = working.then(async () => {
      const morePending = !isClosed && (await followChanges())
      schedule(morePending ? POLL_SOON_MS : POLL_INTERVAL_MS)
      return !morePending
    })
    working = turn.catch(() => undefined)
    return turn
  }

  function poll(): void {
    catchUp().catch((error: unknown) => {
      if (isClosed) return
      options.onError(error)
      schedule(POLL_INTERVAL_MS)
    })
  }

  function schedule(afterMs: number): void {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(poll, afterMs).unref()
  }

  const loaded = (): State => {
    if (state === null)
      throw new AppError('service.not-ready', {
        detail: 'The candidates are still being loaded. Try again in a moment.',
      })
    return state
  }
  return {
    get isReady() {
      return state !== null
    },
    current: () => loaded().pool,
    hash: () => poolHash(loaded().pool),
    ask: async (name, input) => {
      let from = { poolVersion: -1, asOfDay: -1, known: taxonomyNow() }
      const poolNow = (): Pool => {
        const { pool, position, known } = loaded()
        from = { poolVersion: position.poolVersion, asOfDay: pool.asOfDay, known }
        return pool
      }
      const answer = await threads.ask(poolNow, name, input)
      return { answer, ...from }
    },
    poolVersion: () => loaded().position.poolVersion,
    lagMs: () => (completeUntil === null ? Number.POSITIVE_INFINITY : now().getTime() - completeUntil),
    rebuild: (poolVersion, asOfDay, known = taxonomyNow()) => {
      const turn = rebuilding.then(() => rebuildPast(poolVersion, asOfDay, known))
      rebuilding = turn.catch(() => undefined)
      return turn
    },
    modelOf: async (sealed) => findModel(sealed, await readModel(database.pool, sealed.hash, sealed.version)),
    rebuildSome: async (poolVersion, ids) => somePeople(await readProfilesAt(database.pool, poolVersion, ids)),
    figures: () => state?.figures ?? emptyFigures(),
    profileOf: (candidateId) => loadProfile(database.pool, candidateId, dayOf(now())),
    catchUp,
    open: async () => {
      await takeEdits()
      if (options.snapshotFile !== undefined) await loadSnapshot(options.snapshotFile)
      await catchUp()
      const { model } = loaded().pool
      await saveModel(database.pool, { hash: modelHash(model), version: model.version, model: canonicalJson(model) })
      listening = await listen(
        database.url,
        { [CANDIDATE_CHANGES_CHANNEL]: poll, [TAXONOMY_EDITS_CHANNEL]: poll },
        poll,
      )
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await listening?.close()
      await working
      if (state !== null && (!hasChanges(state.pool) || state.pool.size <= MAX_MERGED_AT_END)) saveSnapshot()
      await saving
      await threads.close()
    },
  }
}
