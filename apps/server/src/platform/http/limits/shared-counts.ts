import { createHash } from 'node:crypto'
import type { Context } from '../../context/context.ts'
import { countUse, deleteOldWindows, latestEnd } from './limits.store.ts'

export interface Limit {
  /** The limited action, and the caller it applies to. */
  readonly key: string
  readonly max: number
  readonly windowMs: number
}

export interface Use {
  /** Uses in this window, this one included; more than allowed when it is over. */
  readonly used: number
  readonly leftMs: number
}

/** Counts over all servers of one database. */
export interface SharedCounts {
  take(limit: Limit): Promise<Use>
}

/** Uses that this server has counted in the database and may hand out. */
interface Lease {
  readonly endsAt: number
  readonly last: number
  next: number
}

/** A server reserves a hundredth of the limit per database request, so that most requests need none. */
const SHARE = 100
const MAX_LEASES = 20_000

/**
 * A server counts uses ahead and hands them out. What it does not hand out is lost to the others, so that together
 * they never allow more than the limit, and at most a hundredth of it less for each further server. While the database
 * cannot be reached, each server counts alone.
 */
export function createSharedCounts(contextOf: () => Context): SharedCounts {
  const leases = new Map<string, Lease>()
  const asking = new Map<string, Promise<void>>()

  return {
    take: async (limit) => {
      for (;;) {
        const use = takeFrom(leases.get(limit.key), limit, contextOf().now())
        if (use !== null) return use
        // Those who arrive together wait for one answer.
        await (asking.get(limit.key) ?? ask(limit))
      }
    },
  }

  function ask(limit: Limit): Promise<void> {
    const asked = lease(limit).finally(() => asking.delete(limit.key))
    asking.set(limit.key, asked)
    return asked
  }

  async function lease({ key, max, windowMs }: Limit): Promise<void> {
    const ctx = contextOf()
    const now = ctx.now()
    const times = Math.max(1, Math.floor(max / SHARE))
    const leased = await countUse(ctx.db, { key: keyHash(key), times, windowMs }, now).then(
      ({ used, endsAt }): Lease => ({ endsAt: endsAt.getTime(), last: used, next: used - times }),
      (): Lease => aloneAfter(leases.get(key), { now, windowMs, times }),
    )
    leases.delete(key)
    leases.set(key, leased)
    forgetOldest(leases)
  }
}

/** null if nothing is left. In a window that is used up, the database is not asked again. */
function takeFrom(lease: Lease | undefined, { max, windowMs }: Limit, now: Date): Use | null {
  if (lease === undefined || isOver(lease, windowMs, now)) return null
  if (lease.next >= lease.last && lease.next < max) return null
  lease.next += 1
  return { used: Math.min(lease.next, max + 1), leftMs: lease.endsAt - now.getTime() }
}

const isOver = ({ endsAt }: Lease, windowMs: number, now: Date): boolean =>
  endsAt <= now.getTime() || endsAt > latestEnd(now, windowMs).getTime()

function aloneAfter(
  before: Lease | undefined,
  { now, windowMs, times }: { now: Date; windowMs: number; times: number },
): Lease {
  if (before === undefined || isOver(before, windowMs, now))
    return { endsAt: now.getTime() + windowMs, last: times, next: 0 }
  return { endsAt: before.endsAt, last: before.next + times, next: before.next }
}

/** Addresses are not written down. */
const keyHash = (key: string): Buffer => createHash('sha256').update(`rate limit\n${key}`).digest().subarray(0, 16)

function forgetOldest(leases: Map<string, Lease>): void {
  if (leases.size <= MAX_LEASES) return
  const [oldest] = leases.keys()
  if (oldest !== undefined) leases.delete(oldest)
}

export const purgeRateWindows = ({ db, now }: Context): Promise<void> => deleteOldWindows(db, now())
