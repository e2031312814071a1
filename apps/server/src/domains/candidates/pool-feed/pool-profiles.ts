// Candidate profiles for the ranking domain: findable ones, changes since a version, and past versions.

import type { CandidateProfile } from '@assay/ranking-engine'
import type pg from 'pg'
import { withTransaction } from '../../../platform/database/backup/copy.ts'
import { sha256 } from '../../../platform/hashing/canonical-json.ts'
import { readChanges, settledBelow } from './candidate-changes.store.ts'
import * as versions from './candidate-profile-versions.store.ts'
import { findFindable, streamFindable } from './candidate-profiles.store.ts'
import { parseStoredProfile, profileOn, type StoredProfile, storedProfileOf, textOfProfile } from './stored-profile.ts'

export const CANDIDATE_CHANGES_CHANNEL = 'candidate_changes'

/** A pool version. Each is the previous one with some profiles changed, and all are kept. */
export interface PoolPosition {
  readonly poolVersion: number
  /** Changes after a restore: pool versions of two generations are not comparable. */
  readonly generation: string
}

const IN_TURN = 'isolation level repeatable read'

/** Loads all current candidates, after storing pending versions. */
export async function loadProfiles(
  pool: pg.Pool,
  today: string,
): Promise<{ profiles: CandidateProfile[]; position: PoolPosition }> {
  return withTransaction(
    pool,
    async (client) => {
      const { poolVersion: from, generation } = await versions.takeTurn(client)
      const settled = await settledBelow(client)
      const profiles: CandidateProfile[] = []
      let poolVersion = from
      for await (const rows of streamFindable(client)) {
        const kept = rows.map(storedProfileOf)
        if ((await versions.insertVersions(client, poolVersion + 1, kept.map(textOfProfile))) > 0) poolVersion += 1
        for (const profile of kept) profiles.push(profileOn(profile, today))
      }
      if ((await versions.insertDepartures(client, poolVersion + 1, null)) > 0) poolVersion += 1
      await versions.advanceHistory(client, poolVersion, settled)
      return { profiles, position: { poolVersion, generation } }
    },
    IN_TURN,
  )
}

/** One candidate as the ranker sees them; null if they cannot be found. */
export async function loadProfile(pool: pg.Pool, id: string, today: string): Promise<CandidateProfile | null> {
  const [row] = await findFindable(pool, [id])
  return row === undefined ? null : profileOn(storedProfileOf(row), today)
}

export interface PoolStep {
  readonly poolVersion: number
  readonly upsert: readonly CandidateProfile[]
  readonly remove: readonly string[]
}

export interface ProfileChanges {
  /** False after a restore: the caller must reload the full pool. */
  readonly isSamePoolLineage: boolean
  readonly morePending: boolean
  /** Apply each step atomically: a half-applied pool version is not a valid pool. */
  readonly steps: AsyncIterable<PoolStep>
}

/**
 * Changes of the candidate database after a position, one version at a time, as they were on `today`. `steps` reads
 * while it is iterated.
 */
export async function profilesChangedSince(pool: pg.Pool, from: PoolPosition, today: string): Promise<ProfileChanges> {
  const morePending = await keepChanges(pool)
  const { generation, poolVersion } = await versions.readHistory(pool)
  async function* steps(): AsyncGenerator<PoolStep> {
    for (let at = from.poolVersion; ; ) {
      const next = await versions.readPoolVersionAfter(pool, at)
      if (next === null) return
      at = next.poolVersion
      yield {
        poolVersion: at,
        upsert: next.rows.flatMap(({ profile }) =>
          profile === null ? [] : [profileOn(parseStoredProfile(profile), today)],
        ),
        remove: next.rows.flatMap(({ candidateId, profile }) => (profile === null ? [candidateId] : [])),
      }
    }
  }
  const isSamePoolLineage = generation === from.generation && from.poolVersion <= poolVersion
  return { isSamePoolLineage, morePending, steps: steps() }
}

const PER_POOL_VERSION = 500

/** Stores settled changes as versions. Returns whether unsettled ones remain. */
async function keepChanges(pool: pg.Pool): Promise<boolean> {
  const { settledBelow: from } = await versions.readHistory(pool)
  const { ids, morePending } = await readChanges(pool, from)
  if (ids.length === 0) return morePending
  return withTransaction(
    pool,
    async (client) => {
      const history = await versions.takeTurn(client)
      const changed = await readChanges(client, history.settledBelow)
      let { poolVersion } = history
      for (let at = 0; at < changed.ids.length; at += PER_POOL_VERSION) {
        const some = changed.ids.slice(at, at + PER_POOL_VERSION)
        const kept = (await findFindable(client, some)).map(storedProfileOf)
        const written = await versions.insertVersions(client, poolVersion + 1, kept.map(textOfProfile))
        const gone = await versions.insertDepartures(client, poolVersion + 1, some)
        await versions.eraseVersions(client, some)
        if (written + gone > 0) poolVersion += 1
      }
      await versions.advanceHistory(client, poolVersion, changed.settledBelow)
      return changed.morePending
    },
    IN_TURN,
  )
}

/** A stored profile as read, and whether its bytes are unaltered. */
export interface ReadProfile {
  readonly candidateId: string
  readonly contentHash: string
  /** The bytes as read; null if erased. */
  readonly profile: string | null
  /** null: erased, or altered beyond parsing. */
  readonly kept: StoredProfile | null
  readonly isErased: boolean
  readonly isWhole: boolean
}

/** Streams all candidates of a pool version. */
export async function* streamProfilesAt(pool: pg.Pool, poolVersion: number): AsyncGenerator<readonly ReadProfile[]> {
  for await (const rows of versions.streamVersionsAt(pool, poolVersion)) yield rows.map(readProfile)
}

/** Some candidates of a pool version. */
export async function readProfilesAt(
  pool: pg.Pool,
  poolVersion: number,
  ids: readonly string[],
): Promise<ReadProfile[]> {
  return (await versions.readVersionsAt(pool, poolVersion, ids)).map(readProfile)
}

/** A stored version with two checks: whether it was erased, and whether its bytes still match their hash. */
export function readProfile({ candidateId, contentHash, profile }: versions.VersionRow): ReadProfile {
  const read = { candidateId, contentHash: contentHash ?? '', profile }
  if (profile === null) return { ...read, kept: null, isErased: true, isWhole: false }
  return { ...read, kept: parsed(profile), isErased: false, isWhole: sha256(profile) === contentHash }
}

function parsed(profile: string): StoredProfile | null {
  try {
    return parseStoredProfile(profile)
  } catch {
    return null // covered by `isWhole`
  }
}
