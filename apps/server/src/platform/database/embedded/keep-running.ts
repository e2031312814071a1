import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts'

/** Delays between restart attempts, in ms; the last one repeats. */
const BACK_OFF_MS = [0, 200, 500, 1_000, 2_000, 5_000]
const GIVE_UP_AFTER_MS = 60_000

export interface Watcher {
  /** Called when the server has ended and is being restarted. */
  onLost: () => void
  onBack: () => void
  /** Called when the restart failed for good, so that the process can exit. */
  onGivenUp: (error: unknown) => void
}

/** Starts or joins PostgreSQL, and restarts it whenever it ends before `stop`. */
export async function keepEmbeddedRunning(
  options: EmbeddedPostgresOptions,
  watcher: Watcher,
): Promise<Omit<EmbeddedPostgres, 'release'>> {
  const first = await startEmbeddedPostgres(options)
  let current = first
  let stopping: Promise<void> | null = null

  async function watch(): Promise<void> {
    await current.ended
    if (stopping) return
    watcher.onLost()
    const lost = current
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
    if (current !== lost) lost.release()
    if (stopping) return current.stop()
    // On loopback a restarted server has a new port, unknown to the open pools.
    if (current.url !== first.url) return watcher.onGivenUp(new Error('PostgreSQL came back at another address.'))
    watcher.onBack()
    return watch()
  }

  void watch()
  return {
    url: first.url,
    ownerUrl: first.ownerUrl,
    joined: first.joined,
    ended: first.ended,
    stop: () => {
      stopping ??= current.stop()
      return stopping
    },
  }
}
