import type { Context } from '../../../platform/context/context.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { wrongCode } from '../challenges/index.ts'
import { forgetFailures, type GuessKey, noteAttempt, refuseGuess } from '../guessing/index.ts'
import { findTotpKey, takeRecoveryCode, takeStep } from './second-factors.store.ts'
import { stepOf } from './totp.rules.ts'

export interface CodeProof {
  readonly code?: string | undefined
  readonly recoveryCode?: string | undefined
}

const guessesOf = (userId: string): GuessKey => ({ about: 'second factor', of: userId })

/** Accepts a code of the app or a recovery code once. Wrong ones are counted for the account, and make it wait. */
export async function proveCode(ctx: Context, secrets: SecretBox, userId: string, proof: CodeProof): Promise<void> {
  const attempt = await noteAttempt(ctx, guessesOf(userId))
  const isRight = await isAccepted(ctx, secrets, userId, proof)
  if (!isRight) throw wrongCode(refuseGuess(ctx, attempt).attemptsLeft)
  await forgetFailures(ctx, guessesOf(userId))
}

async function isAccepted(ctx: Context, secrets: SecretBox, userId: string, proof: CodeProof): Promise<boolean> {
  const { code, recoveryCode } = proof
  if (recoveryCode !== undefined)
    return takeRecoveryCode(ctx.db, userId, secrets.digest(`recovery/${userId}`, recoveryCode), ctx.now())
  return code !== undefined && (await acceptTotp(ctx, secrets, userId, { code, mustBeOn: true }))
}

/** A replayed code is refused, and so is one that is older than the latest accepted one. */
export async function acceptTotp(
  ctx: Context,
  secrets: SecretBox,
  userId: string,
  { code, mustBeOn }: { code: string; mustBeOn: boolean },
): Promise<boolean> {
  const kept = await findTotpKey(ctx.db, userId)
  if (kept === null || (mustBeOn && kept.confirmedAt === null)) return false
  const step = stepOf(secrets.open(`totp/${userId}`, kept.sealedKey), code, ctx.now())
  return step !== null && takeStep(ctx.db, userId, step, ctx.now())
}
