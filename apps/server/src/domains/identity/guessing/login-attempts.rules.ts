/** Wrong passwords for one account from one address before that address must wait. */
import { HOUR_MS } from '../../../platform/time/durations.ts'

const MAX_FAILURES = 5
/** The same limit while many addresses guess at the account. */
const MAX_FAILURES_UNDER_ATTACK = 1
/** Wrong passwords for one account from all addresses: more than typing errors explain. */
const MAX_FAILURES_OF_ACCOUNT = 50
/** Wrong passwords from one address for all accounts within an hour: whole offices share one address. */
const MAX_FAILURES_OF_ADDRESS = 100

const FIRST_LOCK_MS = 5 * 60_000
const MAX_LOCK_MS = HOUR_MS
/** Counted from the last failure or the end of its lock, whichever is later. */
export const FORGET_AFTER_MS = HOUR_MS

/**
 * Never locks the account itself, since an attacker could then lock out its owner; guessing addresses are locked
 * instead.
 */
export interface Failures {
  /** For this account from this address. */
  readonly ofGuesser: number
  /** For this account from all addresses. */
  readonly ofAccount: number
  /** For all accounts from this address, within the hour. */
  readonly ofAddress: number
}

export interface Verdict {
  readonly attemptsLeft: number
  /** How long the address must wait before it tries this account again; 0: not at all. */
  readonly guesserLockMs: number
  /** The same for every account. */
  readonly addressLockMs: number
}

/** The locks that follow from another wrong password, which is already counted. */
export function judgeFailure({ ofGuesser, ofAccount, ofAddress }: Failures): Verdict {
  const allowed = ofAccount > MAX_FAILURES_OF_ACCOUNT ? MAX_FAILURES_UNDER_ATTACK : MAX_FAILURES
  return {
    attemptsLeft: Math.max(0, allowed - ofGuesser),
    guesserLockMs: growingLockMs(ofGuesser - allowed),
    addressLockMs: growingLockMs(ofAddress - MAX_FAILURES_OF_ADDRESS),
  }
}

const growingLockMs = (beyond: number): number =>
  beyond < 0 ? 0 : Math.min(MAX_LOCK_MS, FIRST_LOCK_MS * 2 ** Math.min(beyond, 10))

export const secondsUntil = (instant: Date, now: Date): number =>
  Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000))
