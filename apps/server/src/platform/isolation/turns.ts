import { AppError } from '../errors/app-error.ts'

export interface Turns {
  /** Throws `service.not-ready` at once if too many wait, or later if its turn does not come in time. */
  run<Done>(work: () => Promise<Done>): Promise<Done>
}

const MAX_WAIT_MS = 20_000
const RETRY_AFTER_SECONDS = 10

/** Limits concurrent and waiting work; anything beyond that is refused. */
export function createTurns({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): Turns {
  let running = 0
  const waiting: (() => void)[] = []
  const wait = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(deadline)
        resolve()
      }
      const deadline = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(busy())
      }, MAX_WAIT_MS)
      waiting.push(begin)
    })
  const take = async (): Promise<void> => {
    if (running >= atOnce && waiting.length >= maxWaiting) throw busy()
    if (running >= atOnce) return wait()
    running += 1
  }
  const give = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
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

const busy = (): AppError =>
  new AppError('service.not-ready', {
    detail: 'Too many files are being read. Try again in a moment.',
    meta: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  })
