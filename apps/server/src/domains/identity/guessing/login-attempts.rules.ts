import { HOUR_MS } from '../../../platform/time/durations.ts'

/** Wrong passwords for one account from one address before that address must wait. */
export const MAX_FAILURES = 5
/** The same limit while many addresses guess at the account. */
const MAX_FAILURES_UNDER_ATTACK = 1
/** Wrong passwords for one account from all addresses: more than typing errors explain. */
const MAX_FAILURES_OF_ACCOUNT = 50
/** Wrong passwords from one address for all accounts within an hour: whole offices share one address. */
export const MAX_FAILURES_OF_ADDRESS = 100

/** Doubled by each further failure. */
export const FIRST_LOCK_MS = 5 * 60_000
export const MAX_LOCK_MS = HOUR_MS
/** Counted from the last failure or the end of its lock, whichever is later. */
export const FORGET_AFTER_MS = HOUR_MS

/**
 * The account itself is never locked, since an attacker could then lock out its owner; guessing addresses are locked
 * instead. `ofAccount` counts failures from all addresses.
 */
export const triesFromOneAddress = (ofAccount: number): number =>
  ofAccount >= MAX_FAILURES_OF_ACCOUNT ? MAX_FAILURES_UNDER_ATTACK : MAX_FAILURES

export const secondsUntil = (instant: Date, now: Date): number =>
  Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000))
