import type { Pool } from '@assay/ranking-engine'
import { dayOf } from '../../../platform/time/days.ts'
import type { LivePool } from './live-pool.ts'

const MOST = 10_000

interface Asked<Found> {
  readonly key: string
  readonly now: Date
  readonly find: () => Promise<Found>
}

/** Caches figures by key for as long as the pool and the day stay the same. Each call creates a separate cache. */
export function rememberForPool<Found>(): (live: LivePool, asked: Asked<Found>) => Promise<Found> {
  const memory = new WeakMap<Pool, { readonly of: string; readonly found: Map<string, Promise<Found>> }>()
  return (live, { key, now, find }) => {
    const of = `${live.hash()} ${dayOf(now)}`
    const pool = live.current()
    let known = memory.get(pool)
    if (known === undefined || known.of !== of || known.found.size >= MOST) {
      known = { of, found: new Map() }
      memory.set(pool, known)
    }
    const { found } = known
    const before = found.get(key)
    if (before !== undefined) return before
    const finding = find()
    found.set(key, finding)
    finding.catch(() => found.delete(key))
    return finding
  }
}
