// Loads the pool from the database and keeps it up to date by the change log.
import { applyChange, buildPool, deltaSize, mergeDelta, poolHash } from '@assay/ranking-engine'
import type { Database } from '../../../../platform/database/connect.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { dayNumberOf, dayOf } from '../../../../platform/time/days.ts'
import { loadProfiles, type PoolStep, profilesChangedSince } from '../../../candidates/index.ts'
import {
  type KnownTaxonomy,
  knownTaxonomy,
  latestEditNumber,
  readEditsFrom,
  serveTaxonomy,
  taxonomyNow,
} from '../../../taxonomy/index.ts'
import { loadFigures } from '../../figures/index.ts'
import { poolOptions } from '../pool-options.ts'
import type { SearchThreads } from '../search-threads.ts'
import type { PoolState } from './pool-state.ts'
import type { Rebuilder } from './rebuild-versions.ts'
import type { SavedIndex } from './saved-index.ts'

export interface FollowOptions {
  readonly database: Pick<Database, 'pool' | 'url'>
  readonly now: () => Date
  /** Called after changes were applied. */
  readonly onChanged?: () => void
  /** Called when skills were edited, here or by another server. */
  readonly onTaxonomy?: () => void
  /** Pools of at least this many candidates count as large. */
  readonly sharedFrom?: number
  /** Maximum of unsorted delta rows. Default 10,000, because each one slows down every search. */
  readonly maxDeltaRows?: number
}

/** The pool that follows the database, and what it needs for that. */
export interface Following {
  readonly options: FollowOptions
  readonly threads: SearchThreads
  readonly savedIndex: SavedIndex
  readonly rebuilder: Rebuilder
  /** Null before the first load. */
  state: PoolState | null
  /** Everything committed before this instant is in the pool; null before the first load. */
  completeUntil: number | null
}

const MAX_DELTA_ROWS = 10_000

/** The state that is served; throws `service.not-ready` before the first load. */
export function loadedState({ state }: Following): PoolState {
  if (state === null)
    throw new AppError('service.not-ready', { detail: 'The candidates are still being loaded. Try again in a moment.' })
  return state
}

/** Begins with the saved index, if there is one that fits. */
export async function loadSaved(following: Following): Promise<void> {
  const { database, now } = following.options
  const known = await followTaxonomy(following.options)
  const saved = await following.savedIndex.load({ asOfDay: dayNumberOf(now()), known })
  if (saved === null) return
  const figures = await loadFigures(database.pool, saved.pool, now())
  await serve(following, { ...saved, known, day: dayOf(now()), figures })
}

/** Applies all settled changes. Returns whether more are pending. */
export async function followChanges(following: Following): Promise<boolean> {
  const { options, savedIndex } = following
  const { database, now } = options
  const startedAt = now().getTime()
  if (following.state === null) await loadAll(following)
  else if (await isOutdated(following.state, options)) await rebuildToday(following, following.state)
  const state = loadedState(following)
  const { poolVersion } = state.position
  const changed = await profilesChangedSince(database.pool, state.position, state.day)
  // The changed candidates may already have a skill that was added in the meantime.
  if (!changed.isSamePoolLineage || state.known !== (await followTaxonomy(options))) await loadAll(following)
  else for await (const step of changed.steps) await applyStep(following, state, step)
  const current = loadedState(following)
  if (deltaSize(current.pool) > (options.maxDeltaRows ?? MAX_DELTA_ROWS)) {
    await mergeAll(following, current)
    savedIndex.update(current)
  }
  if (current.position.poolVersion !== poolVersion) {
    current.figures = await loadFigures(database.pool, current.pool, now())
    options.onChanged?.()
  }
  if (!changed.morePending) following.completeUntil = startedAt
  return changed.morePending
}

const serve = (following: Following, next: PoolState): Promise<void> =>
  following.threads.changing(() => {
    following.state = next
    return next
  })

/** Texts are read, and names resolved, by the same skills that the pool has. */
async function followTaxonomy({ database, onTaxonomy }: FollowOptions): Promise<KnownTaxonomy> {
  if ((await latestEditNumber(database.pool)) !== taxonomyNow().number) {
    serveTaxonomy(knownTaxonomy(await readEditsFrom(database.pool)))
    onTaxonomy?.()
  }
  return taxonomyNow()
}

/** Evidence and titles age each day, and edited skills are renumbered. */
async function isOutdated({ day, known }: PoolState, options: FollowOptions): Promise<boolean> {
  return day !== dayOf(options.now()) || known !== (await followTaxonomy(options))
}

async function loadAll(following: Following): Promise<void> {
  const { database, now, sharedFrom } = following.options
  const day = dayOf(now())
  const known = await followTaxonomy(following.options)
  const { profiles, position } = await loadProfiles(database.pool, day)
  // They may already have a skill that was added in the meantime.
  if ((await followTaxonomy(following.options)) !== known) return loadAll(following)
  const shared = sharedFrom === undefined ? {} : { sharedFrom }
  const pool = buildPool(profiles, { ...poolOptions(known), asOfDay: dayNumberOf(now()), ...shared })
  const figures = await loadFigures(database.pool, pool, now())
  await serve(following, { pool, position, day, figures, known })
  following.savedIndex.write(loadedState(following))
}

async function rebuildToday(following: Following, current: PoolState): Promise<void> {
  const { database, now } = following.options
  const day = dayOf(now())
  const known = await followTaxonomy(following.options)
  const version = { ...current.position, asOfDay: dayNumberOf(now()), known }
  const made = await following.rebuilder.rebuildCurrent(version, current.pool)
  if (made === null) return loadAll(following)
  const figures = await loadFigures(database.pool, made.pool, now())
  await serve(following, { pool: made.pool, position: current.position, day, figures, known })
  following.savedIndex.write(loadedState(following))
}

/** Applies one pool version atomically, so that no search sees half of it. */
async function applyStep({ threads }: Following, current: PoolState, step: PoolStep): Promise<void> {
  await threads.changing(() => {
    applyChange(current.pool, step)
    current.position = { ...current.position, poolVersion: step.poolVersion }
    return current
  })
}

async function mergeAll({ rebuilder, threads }: Following, current: PoolState): Promise<void> {
  const { position, known, pool } = current
  const made = await rebuilder.rebuildCurrent({ ...position, asOfDay: pool.asOfDay, known }, pool)
  const isSame = made !== null && made.hash === poolHash(pool)
  await threads.changing(() => {
    if (isSame) current.pool = made.pool
    else mergeDelta(current.pool)
    return current
  })
}
