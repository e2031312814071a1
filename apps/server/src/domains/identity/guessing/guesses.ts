import { createHash } from 'node:crypto'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { MAX_FAILURES, secondsUntil } from './login-attempts.rules.ts'
import { type CountedAttempt, clearAttempts, countAttempt, findAttempts } from './login-attempts.store.ts'

/** The guessed secret and its account. */
export interface GuessKey {
  readonly about: string
  readonly of: string
}

const hashOf = ({ about, of }: GuessKey): Buffer => createHash('sha256').update(`guess\n${about}\n${of}`).digest()

/** Counts an attempt before it is checked; throws while there were too many. */
export async function noteAttempt(ctx: Context, key: GuessKey): Promise<CountedAttempt> {
  return countOrRefuse(ctx, hashOf(key), MAX_FAILURES)
}

/** Attempts at the same time wait for one another, so that no more than `allowed` are checked. */
export async function countOrRefuse(ctx: Context, keyHash: Buffer, allowed: number): Promise<CountedAttempt> {
  const counted = await countAttempt(ctx.db, keyHash, allowed, ctx.now())
  if (counted !== null) return counted
  const { lockedUntil } = (await findAttempts(ctx.db, keyHash, ctx.now())) ?? { lockedUntil: null }
  throw locked(lockedUntil ?? ctx.now(), ctx.now())
}

/** After a wrong one: how many are left; throws when it was the last. */
export function refuseGuess(ctx: Context, { failures, lockedUntil }: CountedAttempt): { attemptsLeft: number } {
  if (lockedUntil !== null) throw locked(lockedUntil, ctx.now())
  return { attemptsLeft: MAX_FAILURES - failures }
}

export const forgetFailures = (ctx: Context, key: GuessKey): Promise<void> => clearAttempts(ctx.db, hashOf(key))

/** The error for an account or address that is locked after wrong guesses; it says for how many seconds. */
export const locked = (until: Date, now: Date): AppError =>
  new AppError('session.locked', {
    detail: 'Wait until the lock ends, then try again.',
    meta: { retryAfterSeconds: secondsUntil(until, now) },
  })
