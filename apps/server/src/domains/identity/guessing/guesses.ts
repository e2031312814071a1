import { createHash } from 'node:crypto'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { judgeFailure, secondsUntil } from './login-attempts.rules.ts'
import { clearAttempts, countAttempt, lockAttempts } from './login-attempts.store.ts'

/** What is guessed, and of which account. */
export interface GuessKey {
  readonly about: string
  readonly of: string
}

const hashOf = ({ about, of }: GuessKey): Buffer => createHash('sha256').update(`guess\n${about}\n${of}`).digest()

/** Counts an attempt before it is checked; throws while there were too many. */
export async function noteAttempt(ctx: Context, key: GuessKey): Promise<number> {
  const { failures, lockedUntil } = await countAttempt(ctx.db, hashOf(key), ctx.now())
  if (lockedUntil !== null) throw locked(lockedUntil, ctx.now())
  return failures
}

/** After a wrong one: how many are left; throws when it was the last. */
export async function refuseGuess(ctx: Context, key: GuessKey, failures: number): Promise<{ attemptsLeft: number }> {
  const { attemptsLeft, guesserLockMs } = judgeFailure({ ofGuesser: failures, ofAccount: 0, ofAddress: 0 })
  if (guesserLockMs === 0) return { attemptsLeft }
  const until = new Date(ctx.now().getTime() + guesserLockMs)
  await lockAttempts(ctx.db, hashOf(key), until)
  throw locked(until, ctx.now())
}

export const forgetFailures = (ctx: Context, key: GuessKey): Promise<void> => clearAttempts(ctx.db, hashOf(key))

export const locked = (until: Date, now: Date): AppError =>
  new AppError('session.locked', {
    detail: 'Wait until the time is over, then try again.',
    meta: { retryAfterSeconds: secondsUntil(until, now) },
  })
