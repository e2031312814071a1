import { AppError } from '../errors/app-error.ts'

export interface Turns {
  /** Throws at once if too many wait, or later if its turn does not come in time. */
  run<Done>(work: () => Promise<Done>): Promise<Done>
}

export interface TurnLimits {
  readonly atOnce: number
  readonly maxWaiting: number
  readonly maxWaitMs: number
  /** The refusal. */
  readonly busy: () => AppError
}

/** Limits concurrent and waiting work, in the order of arrival; anything beyond that is refused. */
export function createTurns({ atOnce, maxWaiting, maxWaitMs, busy }: TurnLimits): Turns {
  let running = 0
  /** A set, so that leaving it costs the same however many wait. */
  const waiting = new Set<() => void>()
  const wait = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(deadline)
        resolve()
      }
      const deadline = setTimeout(() => {
        waiting.delete(begin)
        reject(busy())
      }, maxWaitMs)
      waiting.add(begin)
    })
  const take = async (): Promise<void> => {
    if (running >= atOnce && waiting.size >= maxWaiting) throw busy()
    if (running >= atOnce) return wait()
    running += 1
  }
  const give = (): void => {
    const [next] = waiting
    if (next === undefined) {
      running -= 1
      return
    }
    waiting.delete(next)
    next()
  }
  return {
    run: async (work) => {
      await take()
      try {
        return await work()
      } finally {
        give()
      }
    },
  }
}

const DOCUMENT_WAIT_MS = 20_000
const DOCUMENT_RETRY_SECONDS = 10

export const documentTurns = ({
  maxWaitMs = DOCUMENT_WAIT_MS,
  ...limits
}: Pick<TurnLimits, 'atOnce' | 'maxWaiting'> & { readonly maxWaitMs?: number | undefined }): Turns =>
  createTurns({
    ...limits,
    maxWaitMs,
    busy: () =>
      new AppError('service.not-ready', {
        detail: 'Too many files are being read. Try again in a moment.',
        meta: { retryAfterSeconds: DOCUMENT_RETRY_SECONDS },
      }),
  })

/** More than there are database connections, so that none of them idles. */
const REQUESTS_AT_ONCE = 32
const REQUEST_WAIT_MS = 3_000
const REQUEST_RETRY_SECONDS = 5

/** A request that has waited too long before it began is refused: its client has given up by then. */
export const requestTurns = (maxWaitMs = REQUEST_WAIT_MS): Turns =>
  createTurns({
    atOnce: REQUESTS_AT_ONCE,
    maxWaiting: Number.POSITIVE_INFINITY,
    maxWaitMs,
    busy: tooBusy,
  })

/** Of the connections, as many as a request needs beside the one of its transaction, and more for requests that only read. */
const KEPT_FOR_READING = 3
const TRANSACTION_WAIT_MS = 10_000

/**
 * Transactions never take all connections: if each of them waited for a lock whose holder has something to read beside
 * its own transaction, that one would wait for a connection, and everybody else too.
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
