import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, MakeContext } from '../context/context.ts'
import type { RecordedEvent } from '../context/domain-event.ts'
import { newId } from '../database/new-id.ts'
import { isDatabaseAway } from '../database/transaction.ts'
import { atMost } from '../lifecycle/at-most.ts'
import { claimNext, finish, type LaneEffects, LEASE_MS, type OutboxRow, postpone, release } from './claims.ts'
import { LANES, type LaneName, laneOf } from './lanes.ts'
import { TryAgain } from './try-again.ts'

/** Handles an event. It may run more than once for the same event, so it must be idempotent. */
export type Effect = (ctx: Context, event: RecordedEvent) => Promise<void>

export interface OutboxWorker {
  /** Signals that work may be due. */
  wake(): void
  /** Resolves when nothing is due or running here, and returns how many effects ran. */
  drain(): Promise<number>
  /** Takes nothing more and waits for what runs, but not longer than the grace period. */
  stop(graceMs?: number): Promise<void>
}

const POLL_MS = 5_000
/** Shorter than the claim, so that no other worker has taken the row yet. */
const MAX_RUN_MS = LEASE_MS - 60_000
const GRACE_MS = 10_000
const RELEASE_MS = 1_000

/**
 * Runs effects from the outbox, several in parallel in each lane. Several servers share the work, and each row is
 * claimed by one of them at a time.
 */
export function startOutboxWorker(parts: {
  readonly makeContext: MakeContext
  readonly effects: Readonly<Record<string, Effect>>
  readonly onError: (error: unknown, effect: string) => void
  readonly polls?: boolean
}): OutboxWorker {
  const ctx = parts.makeContext({ actor: { kind: 'system' }, requestId: 'outbox' })
  const names = Object.keys(parts.effects)
  const effectsOf = (lane: LaneName): LaneEffects =>
    lane === 'work'
      ? { except: names.filter((effect) => laneOf(effect) !== 'work') }
      : { only: names.filter((effect) => laneOf(effect) === lane) }
  const running = new Set<string>()
  let done = 0
  let isStopping = false
  /** Every claim fails until the database is back; the first one says so. */
  let isReportedAway = false

  async function claim(lane: LaneName): Promise<OutboxRow | null> {
    if (isStopping) return null
    const row = await claimNext(ctx, effectsOf(lane))
    isReportedAway = false
    return row
  }

  function reportClaim(error: unknown): void {
    const isAway = isDatabaseAway(error)
    if (!(isAway && isReportedAway)) parts.onError(error, 'outbox')
    isReportedAway = isAway
  }

  async function run(row: OutboxRow): Promise<void> {
    const effect = parts.effects[row.effect]
    running.add(row.id)
    try {
      if (!effect) throw new Error(`No effect is called ${row.effect}.`)
      const own = parts.makeContext({ actor: { kind: 'system' }, requestId: newId(), jobId: row.id })
      await withinLimit(effect(own, row.payload as RecordedEvent))
      await finish(ctx, row)
    } catch (error) {
      if (!(error instanceof TryAgain)) parts.onError(error, row.effect)
      await postpone(ctx, row, error)
    } finally {
      running.delete(row.id)
    }
    done += 1
  }

  const lanes = (Object.keys(LANES) as LaneName[]).map((name) =>
    startLane({
      limit: LANES[name],
      next: () => claim(name),
      run,
      onError: reportClaim,
    }),
  )
  const wake = (): void => {
    if (!isStopping) for (const lane of lanes) lane.wake()
  }
  const drain = async (): Promise<number> => {
    const before = done
    // Again after each round: an effect of one lane may have caused one of another.
    for (let last = -1; last < done; ) {
      last = done
      wake()
      await Promise.all(lanes.map((lane) => lane.idle()))
    }
    return done - before
  }
  const poll = parts.polls === false ? undefined : setInterval(wake, POLL_MS).unref()
  return {
    wake,
    drain,
    stop: async (graceMs = GRACE_MS) => {
      clearInterval(poll)
      isStopping = true
      const idle = Promise.all(lanes.map((lane) => lane.idle()))
      await atMost(graceMs, idle)
      // If the database is away, the claims end by themselves.
      await atMost(RELEASE_MS, release(ctx, [...running])).catch(() => undefined)
    },
  }
}

/** Gives up on an effect that hangs; what it still does is idempotent, like every repetition. */
async function withinLimit(work: Promise<void>): Promise<void> {
  const limit = new AbortController()
  const tooLong = sleep(MAX_RUN_MS, undefined, { ref: false, signal: limit.signal }).then(() => {
    throw new Error(`It took longer than ${MAX_RUN_MS / 1000} seconds.`)
  })
  tooLong.catch(() => undefined)
  try {
    await Promise.race([work, tooLong])
  } finally {
    limit.abort()
  }
}

interface Lane {
  wake(): void
  idle(): Promise<void>
}

/** Up to `limit` runners; each takes one row after the other, and one that finds work starts the next runner. */
function startLane(parts: {
  readonly limit: number
  readonly next: () => Promise<OutboxRow | null>
  readonly run: (row: OutboxRow) => Promise<void>
  readonly onError: (error: unknown) => void
}): Lane {
  const runners = new Set<Promise<void>>()
  let isAskedAgain = false

  async function work(): Promise<void> {
    for (;;) {
      isAskedAgain = false
      const row = await parts.next()
      if (row) {
        begin()
        await parts.run(row)
      } else if (!isAskedAgain) return
    }
  }

  function begin(): void {
    if (runners.size >= parts.limit) return
    const runner = work()
      .catch(parts.onError)
      .finally(() => runners.delete(runner))
    runners.add(runner)
  }

  return {
    wake: () => {
      isAskedAgain = true
      begin()
    },
    idle: async () => {
      while (runners.size > 0) await Promise.all(runners)
    },
  }
}
