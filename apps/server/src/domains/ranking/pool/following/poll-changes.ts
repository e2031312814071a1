// Follows the change log at intervals, one turn after the other: two in parallel would read the same changes.

const POLL_INTERVAL_MS = 5_000
const POLL_SOON_MS = 150

export interface Poller {
  /** Follows all settled changes. Returns whether nothing committed is left. */
  catchUp(): Promise<boolean>
  /** Follows now instead of at the next interval; errors are reported. */
  poll(): void
  /** Follows no further; ends with the turn that is running. */
  stop(): Promise<void>
}

/** `follow` returns whether more changes are pending. */
export function createPoller(follow: () => Promise<boolean>, onError: (error: unknown) => void): Poller {
  let lastTurn: Promise<unknown> = Promise.resolve()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  function catchUp(): Promise<boolean> {
    const turn = lastTurn.then(async () => {
      const morePending = !isStopped && (await follow())
      schedule(morePending ? POLL_SOON_MS : POLL_INTERVAL_MS)
      return !morePending
    })
    lastTurn = turn.catch(() => undefined)
    return turn
  }

  function poll(): void {
    catchUp().catch((error: unknown) => {
      if (isStopped) return
      onError(error)
      schedule(POLL_INTERVAL_MS)
    })
  }

  function schedule(afterMs: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(poll, afterMs).unref()
  }

  return {
    catchUp,
    poll,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await lastTurn
    },
  }
}
