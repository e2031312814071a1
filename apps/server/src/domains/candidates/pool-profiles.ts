// What the ranking domain asks of candidates: everybody who can be found, and who changed since.

import type { CandidateProfile } from '@assay/ranking-engine'
import type pg from 'pg'
import { withTransaction } from '../../platform/database/copy.ts'
import { readChanges, settledBelow } from './candidate-changes.store.ts'
import { findFindable, streamFindable } from './candidate-profiles.store.ts'
import { profileOfRow } from './profile-of-candidate.ts'

export const CANDIDATE_CHANGES_CHANNEL = 'candidate_changes'

/** Up to where the log of changes is taken in. */
export type PoolPosition = string

export async function loadProfiles(
  pool: pg.Pool,
  today: string,
): Promise<{ profiles: CandidateProfile[]; position: PoolPosition }> {
  return withTransaction(
    pool,
    async (client) => {
      const position = await settledBelow(client)
      const profiles: CandidateProfile[] = []
      for await (const rows of streamFindable(client)) for (const row of rows) profiles.push(profileOfRow(row, today))
      return { profiles, position }
    },
    'isolation level repeatable read read only',
  )
}

/** One candidate as the ranker sees them; null for somebody who cannot be found. */
export async function loadProfile(pool: pg.Pool, id: string, today: string): Promise<CandidateProfile | null> {
  const [row] = await findFindable(pool, [id])
  return row === undefined ? null : profileOfRow(row, today)
}

interface ProfileBatch {
  readonly upsert: readonly CandidateProfile[]
  readonly remove: readonly string[]
}

export interface ProfileChanges {
  readonly count: number
  readonly position: PoolPosition
  readonly morePending: boolean
  readonly batches: AsyncIterable<ProfileBatch>
}

const BATCH = 500

export async function profilesChangedSince(pool: pg.Pool, from: PoolPosition, today: string): Promise<ProfileChanges> {
  const changed = await readChanges(pool, from)
  async function* batches(): AsyncGenerator<ProfileBatch> {
    for (let at = 0; at < changed.ids.length; at += BATCH) {
      const ids = changed.ids.slice(at, at + BATCH)
      const upsert = (await findFindable(pool, ids)).map((row) => profileOfRow(row, today))
      const found = new Set(upsert.map((profile) => profile.id))
      yield { upsert, remove: ids.filter((id) => !found.has(id)) }
    }
  }
  return {
    count: changed.ids.length,
    position: changed.settledBelow,
    morePending: changed.morePending,
    batches: batches(),
  }
}
