// Keeps today's pool in memory: loaded from the database once, then updated from the change log.
import { type CandidateProfile, hasChanges, type Model, type Pool, poolHash } from '@assay/ranking-engine'
import { type Listening, listen } from '../../../platform/database/listen.ts'
import { canonicalJson } from '../../../platform/hashing/canonical-json.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { CANDIDATE_CHANGES_CHANNEL, loadProfile, readProfilesAt } from '../../candidates/index.ts'
import { type KnownTaxonomy, TAXONOMY_EDITS_CHANNEL, taxonomyNow } from '../../taxonomy/index.ts'
import { emptyFigures, type SkillFigures } from '../figures/index.ts'
import { findModel, modelHash, readModel, saveModel } from '../models/index.ts'
import {
  type Following,
  type FollowOptions,
  followChanges,
  loadedState,
  loadSaved,
} from './following/follow-changes.ts'
import { createPoller } from './following/poll-changes.ts'
import { createRebuilder } from './following/rebuild-versions.ts'
import { createSavedIndex } from './following/saved-index.ts'
import type { JobAnswer, JobInput, JobName } from './pool-jobs.ts'
import { type RebuiltPool, type SomePeople, somePeople } from './rebuild-pool.ts'
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
  ask<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobResult<Name>>
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

export interface JobResult<Name extends JobName> {
  readonly answer: JobAnswer<Name>
  /** The version of the pool that answered. */
  readonly poolVersion: number
  readonly asOfDay: number
  readonly known: KnownTaxonomy
}

export interface LivePoolOptions extends FollowOptions {
  readonly onError: (error: unknown) => void
  /** Where the index is saved for the next start; when absent, it is not saved. */
  readonly snapshotFile?: string | undefined
  /** Threads that search a large pool; none by default. */
  readonly threads?: ThreadSettings
}

/** Above this size the index is not merged at shutdown; the next start applies the missing changes. */
const MAX_MERGED_AT_END = 50_000

/** Creates a live pool, empty until `open`. */
export function createLivePool(options: LivePoolOptions): LivePool {
  const { database, now, onError } = options
  const threads = createSearchThreads(options.threads ?? { threads: 0 })
  const savedIndex = createSavedIndex(options.snapshotFile, onError)
  const rebuilder = createRebuilder(database, threads.isThreaded)
  const following: Following = { options, threads, savedIndex, rebuilder, state: null, completeUntil: null }
  const poller = createPoller(() => followChanges(following), onError)
  const loaded = () => loadedState(following)
  let listening: Listening | undefined

  return {
    get isReady() {
      return following.state !== null
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
    lagMs: () => now().getTime() - (following.completeUntil ?? Number.NEGATIVE_INFINITY),
    rebuild: async (poolVersion, asOfDay, known = taxonomyNow()) => {
      const { size, sharedFrom } = loaded().pool
      return rebuilder.rebuild({ poolVersion, asOfDay, known }, { size, sharedFrom })
    },
    modelOf: async (sealed) => findModel(sealed, await readModel(database.pool, sealed.hash, sealed.version)),
    rebuildSome: async (poolVersion, ids) => somePeople(await readProfilesAt(database.pool, poolVersion, ids)),
    figures: () => following.state?.figures ?? emptyFigures(),
    profileOf: (candidateId) => loadProfile(database.pool, candidateId, dayOf(now())),
    catchUp: poller.catchUp,
    open: async () => {
      await loadSaved(following)
      await poller.catchUp()
      const { model } = loaded().pool
      await saveModel(database.pool, { hash: modelHash(model), version: model.version, model: canonicalJson(model) })
      const channels = { [CANDIDATE_CHANGES_CHANNEL]: poller.poll, [TAXONOMY_EDITS_CHANNEL]: poller.poll }
      listening = await listen(database.url, channels, poller.poll)
    },
    close: async () => {
      const stopped = poller.stop()
      await listening?.close()
      await stopped
      const { state } = following
      if (state !== null && (!hasChanges(state.pool) || state.pool.size <= MAX_MERGED_AT_END)) savedIndex.update(state)
      await savedIndex.settled()
      await threads.close()
    },
  }
}
