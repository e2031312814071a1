import { timingSafeEqual } from 'node:crypto'
import type { VerificationPurpose } from '@assay/contracts/verifications'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { MAX_ATTEMPTS, stateOf } from './challenges.rules.ts'
import { type Challenge, countAttemptAt, findChallenge, settleChallenge } from './challenges.store.ts'

export interface ChallengeAnswer {
  readonly id: string
  readonly purpose: VerificationPurpose
  readonly secret: string
}

/** The pending challenge that the token belongs to; counts nothing. A wrong token opens nothing at all. */
export async function openChallenge(
  ctx: Context,
  secrets: SecretBox,
  { id, purpose, secret }: ChallengeAnswer,
): Promise<Challenge> {
  const challenge = await findChallenge(ctx.db, id)
  if (challenge?.purpose !== purpose || !isSecretOf(challenge, secrets, secret)) throw expired()
  assertPending(challenge, ctx.now())
  return challenge
}

/** Counts an attempt; throws when there were too many. */
export async function spendAttempt(ctx: Context, id: string): Promise<{ attemptsLeft: number }> {
  const counted = await countAttemptAt(ctx.db, id, ctx.now())
  if (counted !== null) return { attemptsLeft: MAX_ATTEMPTS - counted.attempts }
  const challenge = await findChallenge(ctx.db, id)
  if (challenge !== null) assertPending(challenge, ctx.now())
  throw expired()
}

/** Checks a code that a person typed, at most five times. */
export async function checkCode(
  ctx: Context,
  secrets: SecretBox,
  { id, purpose, secret }: ChallengeAnswer,
): Promise<Challenge> {
  const { attemptsLeft } = await spendAttempt(ctx, id)
  const challenge = await findChallenge(ctx.db, id)
  if (challenge?.purpose === purpose && isSecretOf(challenge, secrets, secret)) return challenge
  throw wrongCode(attemptsLeft)
}

/** Uses the challenge up, within the transaction of what it confirms. */
export async function confirmChallenge(ctx: Context, db: Queries, id: string): Promise<Challenge> {
  const settled = await settleChallenge(db, id, 'confirmed', ctx.now())
  if (settled === null) throw used()
  return settled
}

/** Likewise, for what the person does not want. */
export async function declineChallenge(ctx: Context, db: Queries, id: string): Promise<Challenge> {
  const settled = await settleChallenge(db, id, 'declined', ctx.now())
  if (settled === null) throw used()
  return settled
}

export function wrongCode(attemptsLeft: number): AppError {
  return new AppError('verification.wrong-code', {
    detail: attemptsLeft > 0 ? 'Check the code and try again.' : 'That was the last attempt. Start again.',
    field: 'code',
    meta: { attemptsLeft },
  })
}

function assertPending(challenge: Challenge, now: Date): void {
  const state = stateOf(challenge, now)
  if (state === 'pending') return
  if (state === 'blocked') throw new AppError('verification.blocked', { detail: 'Five codes were wrong. Start again.' })
  throw state === 'expired' ? expired() : used()
}

const isSecretOf = ({ id, secretHash }: Challenge, secrets: SecretBox, secret: string): boolean =>
  timingSafeEqual(secretHash, secrets.digest(`challenge/${id}`, secret))

const expired = (): AppError => new AppError('verification.expired', { detail: 'Your time ran out. Start again.' })
const used = (): AppError => new AppError('verification.used', { detail: 'This has already been answered.' })
