import { isProcessAlive } from './process-alive.ts'

const REPEATED_AFTER_MS = 500
const NPM_CHECK_MS = 1000
const MAX_STOP_MS = 29_000

/**
 * Closes gracefully at the first signal and exits at the second. A terminal and npm both forward Ctrl-C, so a second
 * signal within half a second counts as the first.
 */
export function closeOnSignals(close: () => Promise<void>): void {
  let closingSince: number | null = null
  const onSignal = (): void => {
    if (closingSince !== null && performance.now() - closingSince > REPEATED_AFTER_MS) process.exit(1)
    if (closingSince !== null) return
    closingSince = performance.now()
    setTimeout(() => {
      process.stderr.write('Stopping took too long, so it ends here.\n')
      process.exit(1)
    }, MAX_STOP_MS).unref()
    close().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  if (process.env['npm_lifecycle_event'] !== undefined) onNpmGone(onSignal)
}

/** A killed npm forwards no signal, and would leave a server behind. */
function onNpmGone(act: () => void): void {
  const parent = process.ppid
  const npm = Number(process.env['ASSAY_NPM_PID'] ?? parent)
  const watch = setInterval(() => {
    if (process.ppid === parent && isProcessAlive(npm)) return
    clearInterval(watch)
    act()
  }, NPM_CHECK_MS)
  watch.unref()
}
