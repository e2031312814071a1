import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readSignature, siteOf } from './passkeys.ts'
import { findPasskeyByCredential, noteUseOfPasskey, takePasskeyChallenge } from './second-factors.store.ts'

export interface PasskeyAnswer {
  readonly challengeId: string
  readonly response: Readonly<Record<string, unknown>>
}

/** The user whose passkey signed the challenge, which is used up in any case. */
export async function provePasskey(ctx: Context, appUrl: string, answer: PasskeyAnswer): Promise<string> {
  const now = ctx.now()
  const challenge = await takePasskeyChallenge(ctx.db, answer.challengeId)
  if (challenge?.purpose !== 'signIn' || challenge.expiresAt <= now) throw refused()
  const passkey = await findPasskeyByCredential(ctx.db, String(answer.response['id']))
  if (passkey === null) throw refused()
  const { response } = answer
  const counter = await readSignature(siteOf(appUrl), challenge.challenge, { passkey, response })
  if (counter === null) throw refused()
  await noteUseOfPasskey(ctx.db, passkey.id, counter, now)
  return passkey.userId
}

export const refused = (): AppError => new AppError('passkey.refused', { detail: 'Try again, or sign in another way.' })
