import { buildPool, type CandidateProfile, type Pool, poolHash } from '@assay/ranking-engine'
import { dayNumbered } from '../../../platform/time/days.ts'
import { profileOn, type ReadProfile, type StoredProfile } from '../../candidates/index.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import { poolOptions } from './pool-options.ts'

export interface RebuiltPool {
  readonly pool: Pool
  readonly hash: string
  /** Candidates whose stored profile was altered. */
  readonly altered: readonly string[]
  /** Candidates whose profile was erased since. */
  readonly erased: readonly string[]
}

export interface PoolOfDay {
  readonly asOfDay: number
  readonly known: KnownTaxonomy
  readonly sharedFrom?: number
}

/** Rebuilds a past pool from the stored profiles. Altered profiles take part in their present form and are reported. */
export async function rebuildPool(
  kept: AsyncIterable<readonly ReadProfile[]>,
  { asOfDay, known, sharedFrom }: PoolOfDay,
): Promise<RebuiltPool> {
  const today = dayNumbered(asOfDay)
  const profiles: CandidateProfile[] = []
  const altered: string[] = []
  const erased: string[] = []
  for await (const batch of kept)
    for (const profile of batch) {
      if (profile.isErased) erased.push(profile.candidateId)
      else if (!profile.isWhole) altered.push(profile.candidateId)
      if (profile.kept !== null) profiles.push(profileOn(profile.kept, today))
    }
  const pool = buildPool(profiles, {
    ...poolOptions(known),
    asOfDay,
    ...(sharedFrom === undefined ? {} : { sharedFrom }),
  })
  return { pool, hash: poolHash(pool), altered, erased }
}

export interface SomePeople {
  readonly profiles: ReadonlyMap<string, StoredProfile>
  on(asOfDay: number, known: KnownTaxonomy): Pool
}

/** A pool of a few candidates, with the same scores that they had among all. */
export function somePeople(read: readonly ReadProfile[]): SomePeople {
  const profiles = new Map(read.flatMap(({ candidateId, kept }) => (kept === null ? [] : [[candidateId, kept]])))
  const on = (asOfDay: number, known: KnownTaxonomy): Pool => {
    const seen = [...profiles.values()].map((kept) => profileOn(kept, dayNumbered(asOfDay)))
    return buildPool(seen, { ...poolOptions(known), asOfDay })
  }
  return { profiles, on }
}
