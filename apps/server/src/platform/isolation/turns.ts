import { AppError } from '../errors/app-error.ts'

export interface Turns {
  /**
   * Throws immediately if too many wait, or later if its turn does not come in time. Work without a caller counts as
   * one caller's.
   */
  run<Done>(work: () => Promise<Done>, caller?: string): Promise<Done>
}

export interface TurnLimits {
  readonly atOnce: number
  /** The most of one caller that run at the same time, so that others don't wait for the rest. Default: all. */
  readonly atOncePerCaller?: number | (() => number)
  readonly maxWaiting: number
  /** Of one caller, who leaves room in the line for others. Default: as many as may wait. */
  readonly maxWaitingPerCaller?: number
  readonly maxWaitMs: number
  /** Of two turns, one is for a caller of this kind, if any of them waits. Others may be ever new ones. */
  readonly isKnown?: (caller: string) => boolean
  /** The refusal. */
  readonly busy: () => AppError
}

/**
 * Limits concurrent and waiting work; anything beyond that is refused. The work of one caller begins in the order of its
 * arrival, and callers who wait take turns.
 */
export function createTurns({ atOnce, maxWaiting, maxWaitMs, busy, ...limits }: TurnLimits): Turns {
  const { atOncePerCaller = atOnce, maxWaitingPerCaller = maxWaiting, isKnown = () => true } = limits
  const perCaller = typeof atOncePerCaller === 'number' ? () => atOncePerCaller : atOncePerCaller
  const running = new Map<string, number>()
  /** By caller: sets, so that leaving one costs the same however many wait. */
  const waiting = new Map<string, Set<() => void>>()
  let [allRunning, allWaiting] = [0, 0]
  let isKnownNext = true

  const mayBegin = (caller: string): boolean => allRunning < atOnce && (running.get(caller) ?? 0) < perCaller()
  const count = (caller: string, change: 1 | -1): void => {
    allRunning += change
    const left = (running.get(caller) ?? 0) + change
    if (left === 0) running.delete(caller)
    else running.set(caller, left)
  }
  const leave = (caller: string, begin: () => void): void => {
    const own = waiting.get(caller)
    if (own?.delete(begin) === true) allWaiting -= 1
    if (own?.size === 0) waiting.delete(caller)
  }
  const wait = (caller: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(deadline)
        resolve()
      }
      const deadline = setTimeout(() => {
        leave(caller, begin)
        reject(busy())
      }, maxWaitMs)
      waiting.set(caller, (waiting.get(caller) ?? new Set()).add(begin))
      allWaiting += 1
    })
  const take = async (caller: string): Promise<void> => {
    if (mayBegin(caller)) return count(caller, 1)
    if (allWaiting >= maxWaiting || (waiting.get(caller)?.size ?? 0) >= maxWaitingPerCaller) throw busy()
    await wait(caller)
  }
  const nextOf = (isWanted: (caller: string) => boolean): string | null => {
    for (const caller of waiting.keys()) if (isWanted(caller) && mayBegin(caller)) return caller
    return null
  }
  const beginNext = (): boolean => {
    const next = (isKnownNext ? nextOf(isKnown) : null) ?? nextOf(() => true)
    const own = next === null ? undefined : waiting.get(next)
    const [begin] = own ?? []
    if (next === null || own === undefined || begin === undefined) return false
    isKnownNext = !isKnownNext
    leave(next, begin)
    // A caller who waits for more is last in line again.
    waiting.delete(next)
    if (own.size > 0) waiting.set(next, own)
    count(next, 1)
    begin()
    return true
  }
  const give = (caller: string): void => {
    count(caller, -1)
    while (beginNext());
  }
  return {
    run: async (work, caller = '') => {
      await take(caller)
      try {
        return await work()
      } finally {
        give(caller)
      }
    },
  }
}

const DOCUMENT_RETRY_SECONDS = 10

export const documentTurns = (limits: Omit<TurnLimits, 'busy' | 'isKnown'>): Turns =>
  createTurns({
    ...limits,
    busy: () =>
      new AppError('service.not-ready', {
        detail: 'Too many files are being read. Try again in a moment.',
        meta: { retryAfterSeconds: DOCUMENT_RETRY_SECONDS },
      }),
  })

/** More than there are database connections, so that none of them idles. */
const REQUESTS_AT_ONCE = 32
/** More than the connections of a browser to one site. */
const REQUESTS_AT_ONCE_PER_CALLER = 8
/** While the thread is busy without a pause: each request of one caller delays each step of all others. */
const REQUESTS_AT_ONCE_PER_CALLER_WHEN_BUSY = 2
const REQUEST_WAIT_MS = 3_000
const REQUEST_RETRY_SECONDS = 5

/** A request that has waited too long before it began is refused: its client has given up by then. */
export function requestTurns(maxWaitMs = REQUEST_WAIT_MS, isKnown: (caller: string) => boolean = () => true): Turns {
  const isThreadBusy = watchThread()
  return createTurns({
    atOnce: REQUESTS_AT_ONCE,
    atOncePerCaller: () => (isThreadBusy() ? REQUESTS_AT_ONCE_PER_CALLER_WHEN_BUSY : REQUESTS_AT_ONCE_PER_CALLER),
    maxWaiting: Number.POSITIVE_INFINITY,
    maxWaitMs,
    isKnown,
    busy: tooBusy,
  })
}

const WATCH_MS = 100
const BUSY_FROM = 0.8

/** Whether this thread had hardly a pause in the last tenth of a second, or since the last call. */
function watchThread(): () => boolean {
  let before = performance.eventLoopUtilization()
  let seenAt = performance.now()
  let isBusy = false
  return () => {
    if (performance.now() - seenAt < WATCH_MS) return isBusy
    const now = performance.eventLoopUtilization()
    isBusy = performance.eventLoopUtilization(now, before).utilization >= BUSY_FROM
    before = now
    seenAt = performance.now()
    return isBusy
  }
}

const READING_WAIT_MS = 10_000

/** Texts are read one after the other; a caller with many delays others by at most one of them. */
export const readingTurns = (): Turns =>
  createTurns({ atOnce: 1, maxWaiting: Number.POSITIVE_INFINITY, maxWaitMs: READING_WAIT_MS, busy: tooBusy })

/**
 * Per connection, as many as a request needs in addition to that of its transaction, and more for requests that only
 * read.
 */
const KEPT_FOR_READING = 3
const TRANSACTION_WAIT_MS = 10_000

/**
 * Transactions never take all connections: if each of them waited for a lock whose holder needs a second connection to
 * read, the holder would wait for a connection forever.
 */
export const transactionTurns = (connections: number): Turns =>
  createTurns({
    atOnce: Math.max(1, connections - KEPT_FOR_READING),
    maxWaiting: Number.POSITIVE_INFINITY,
    maxWaitMs: TRANSACTION_WAIT_MS,
    busy: tooBusy,
  })

export const tooBusy = (): AppError =>
  new AppError('service.busy', {
    detail: 'The server is busy. Try again in a moment.',
    meta: { retryAfterSeconds: REQUEST_RETRY_SECONDS },
  })
