/** From one network address. */
export const MAX_FAILURES = 5
/** From everywhere together: so many that nobody is locked out by a few strangers, too few to guess a password. */
export const MAX_FAILURES_ANYWHERE = 100
export const LOCK_MS = 5 * 60_000
/** Failures that are this far apart are not counted together. */
export const FORGET_AFTER_MS = 15 * 60_000

export const secondsUntil = (instant: Date, now: Date): number =>
  Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000))
