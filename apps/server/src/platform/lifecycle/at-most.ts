import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for the work, but not longer; what it still does is its own affair. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController()
  const waited = sleep(ms, undefined, { signal: over.signal }).catch(() => undefined)
  try {
    await Promise.race([work, waited])
  } finally {
    over.abort()
  }
}
