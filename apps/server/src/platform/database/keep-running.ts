import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts'

/** Waits between two attempts to bring the server back, in ms; the last one is repeated. */
const BACK_OFF_MS = [0, 200, 500, 1_000, 2_000, 5_000]
const GIVE_UP_AFTER_MS = 60_000

export interface Watcher {
  /** The server ended; it is being started again. */
  onLost: () => void
  onBack: () => void
  /** It does not come back: the process has no reason to live on. */
  onGivenUp: (error: unknown) => void
}

/** Starts PostgreSQL, or joins the one that runs there, and brings it back whenever it ends before `stop`. */
export async function keepEmbeddedRunning(
  options: EmbeddedPostgresOptions,
  watcher: Watcher,
): Promise<EmbeddedPostgres> {
  const first = await startEmbeddedPostgres(options)
  let current = first
  let stopping: Promise<void> | null = null

  async function watch(): Promise<void> {
    await current.ended
    if (stopping) return
    watcher.onLost()
    const deadline = Date.now() + GIVE_UP_AFTER_MS
    for (let attempt = 0; !stopping; attempt += 1) {
      await sleep(BACK_OFF_MS[Math.min(attempt, BACK_OFF_MS.length - 1)])
      try {
        current = await startEmbeddedPostgres(options)
        break
      } catch (error) {
        if (Date.now() > deadline) return watcher.onGivenUp(error)
      }
    }
    if (stopping) return current.stop()
    // On loopback a new server takes a new port, which the open pools cannot learn.
    if (current.url !== first.url) return watcher.onGivenUp(new Error('PostgreSQL came back at another address.'))
    watcher.onBack()
    return watch()
  }

  void watch()
  return {
    url: first.url,
    joined: first.joined,
    ended: first.ended,
    stop: () => {
      stopping ??= current.stop()
      return stopping
    },
  }
}
