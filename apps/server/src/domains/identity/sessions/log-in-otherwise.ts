import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { confirmChallenge, openChallenge, spendAttempt } from '../challenges/index.ts'
import { type CodeProof, type PasskeyAnswer, proveCode, provePasskey } from '../second-factors/index.ts'
import { findUser, type User } from '../users/index.ts'
import { enter, linkNow, type SignInParts } from './enter.ts'
import { assertEnabled, type Entrance, openSession } from './open-session.ts'

export interface SecondFactor extends Entrance, CodeProof {
  readonly verificationId: string
  readonly token: string
  readonly passkey?: PasskeyAnswer | undefined
}

/** The second half of a sign-in, after the password was right. */
export async function logInWithSecondFactor(ctx: Context, parts: SignInParts, given: SecondFactor): Promise<string> {
  const { secrets, appUrl } = parts
  const challenge = await openChallenge(ctx, secrets, {
    id: given.verificationId,
    purpose: 'twoFactor',
    secret: given.token,
  })
  await spendAttempt(ctx, challenge.id)
  const user = await mustEnter(ctx, challenge.subjectId)
  if (given.passkey === undefined) await proveCode(ctx, secrets, user.id, given)
  else if ((await provePasskey(ctx, appUrl, given.passkey)) !== user.id)
    throw new AppError('passkey.refused', { detail: 'This passkey belongs to another account.' })
  const { payload } = await confirmChallenge(ctx, ctx.db, challenge.id)
  const linking = payload['linking']
  if (typeof linking === 'string') await linkNow(ctx, user.id, linking)
  return openSession(ctx, user, given)
}

/** A passkey is two factors in one: the device, and the PIN or fingerprint that opens it. */
export async function logInWithPasskey(
  ctx: Context,
  parts: SignInParts,
  given: PasskeyAnswer & Entrance,
): Promise<string> {
  const user = await mustEnter(ctx, await provePasskey(ctx, parts.appUrl, given))
  return enter(ctx, parts, user, { agent: given.agent, deviceId: given.deviceId, by: 'passkey' })
}

async function mustEnter(ctx: Context, userId: string): Promise<User> {
  const user = await findUser(ctx.db, userId)
  if (user === null) throw new AppError('passkey.refused', { detail: 'Its account was deleted.' })
  assertEnabled(user)
  if (user.emailVerifiedAt === null)
    throw new AppError('session.unverified', { detail: 'Open the link in the email we sent you.' })
  return user
}
