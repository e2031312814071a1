const REPEATED_AFTER_MS = 500
const PARENT_CHECK_MS = 1000

/**
 * Closes politely at the first signal; who asks again does not want to wait. A terminal and npm both pass Ctrl-C on,
 * so a second signal within half a second is the same one.
 */
export function closeOnSignals(close: () => Promise<void>): void {
  let closingSince: number | null = null
  const onSignal = (): void => {
    if (closingSince !== null && performance.now() - closingSince > REPEATED_AFTER_MS) process.exit(1)
    if (closingSince !== null) return
    closingSince = performance.now()
    close().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  if (process.env['npm_lifecycle_event'] !== undefined) onParentGone(onSignal)
}

/** An npm that was killed can pass no signal on, and would leave a server behind that nobody knows of. */
function onParentGone(act: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, PARENT_CHECK_MS)
  watch.unref()
}
