// Rebuilds the pool of a version from the stored profiles, in a thread if it is large.
import type { Pool } from '@assay/ranking-engine'
import type { Database } from '../../../../platform/database/connect.ts'
import { streamProfilesAt } from '../../../candidates/index.ts'
import type { KnownTaxonomy } from '../../../taxonomy/index.ts'
import { rebuildInThread } from '../rebuild-in-thread.ts'
import { type RebuiltPool, rebuildPool } from '../rebuild-pool.ts'

/** The inputs of a pool. */
export interface PoolVersion {
  readonly poolVersion: number
  readonly asOfDay: number
  readonly known: KnownTaxonomy
}

/** Today's pool decides whether a thread builds another version. */
type PoolSize = Pick<Pool, 'size' | 'sharedFrom'>

export interface Rebuilder {
  /** A rebuild of today's version, so that searches need not wait for it; null if it must be done here. */
  rebuildCurrent(version: PoolVersion, current: PoolSize): Promise<RebuiltPool | null>
  /** Any version. */
  rebuild(version: PoolVersion, current: PoolSize): Promise<RebuiltPool>
}

export function createRebuilder(database: Pick<Database, 'pool' | 'url'>, isThreaded: boolean): Rebuilder {
  let lastTurn: Promise<unknown> = Promise.resolve()

  /** Null if today's pool is small, since the past one will be too. */
  async function rebuildIfLarge(
    { poolVersion, asOfDay, known: { edits } }: PoolVersion,
    { size, sharedFrom }: PoolSize,
  ): Promise<RebuiltPool | null> {
    if (!isThreaded || size < sharedFrom) return null
    return rebuildInThread({ databaseUrl: database.url, poolVersion, asOfDay, sharedFrom, edits })
  }

  async function rebuild(version: PoolVersion, current: PoolSize): Promise<RebuiltPool> {
    const { poolVersion, asOfDay, known } = version
    return (
      (await rebuildIfLarge(version, current)) ??
      rebuildPool(streamProfilesAt(database.pool, poolVersion), { asOfDay, known, sharedFrom: current.sharedFrom })
    )
  }

  return {
    rebuildCurrent: async (version, current) => {
      const made = await rebuildIfLarge(version, current)
      return made === null || made.altered.length > 0 ? null : made
    },
    // One after the other, since each holds a full pool in addition to the live one.
    rebuild: (version, current) => {
      const turn = lastTurn.then(() => rebuild(version, current))
      lastTurn = turn.catch(() => undefined)
      return turn
    },
  }
}
