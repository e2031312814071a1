import { atMost } from '../platform/lifecycle/at-most.ts'

/** As long as the server waits for it. */
const PATIENCE_MS = 12_000

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const

let stopDatabase: () => Promise<void> = async () => undefined
let isEnding = false

/** What has to be stopped when a command ends before its work is done; PostgreSQL would otherwise run on. */
export function stopWhenEndedEarly(stop: () => Promise<void>): void {
  stopDatabase = stop
  // Only commands that wait for a database: one that reckons without a pause would not hear a signal before its end.
  for (const [signal, exitCode] of SIGNALS) process.on(signal, () => endEarly(exitCode))
}

/** Ends the process, for Ctrl-C or a reader that has read enough, such as `head`. */
export function endEarly(exitCode: number): void {
  if (isEnding) return
  isEnding = true
  void atMost(PATIENCE_MS, stopDatabase()).finally(() => process.exit(exitCode))
}

/** The work that PostgreSQL's stop interrupts has nothing more to say. */
export const isEndingEarly = (): boolean => isEnding
