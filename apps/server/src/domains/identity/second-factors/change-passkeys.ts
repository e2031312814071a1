import type { Context } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { MINUTE_MS } from '../../../platform/time/durations.ts'
import { assertRecentlyConfirmed } from '../sessions/index.ts'
import { findUser, mayEditOwnProfile, securityChanged } from '../users/index.ts'
import { makeCodes, ownActor } from './change-totp.ts'
import { optionsForNew, optionsForSignIn, readNewPasskey, siteOf } from './passkeys.ts'
import { type PasskeyAnswer, refused } from './prove-passkey.ts'
import {
  deletePasskeyOf,
  dropRecoveryCodes,
  findFactors,
  insertPasskey,
  insertPasskeyChallenge,
  listPasskeysOf,
  type Passkey,
  type PasskeyChallenge,
  takePasskeyChallenge,
} from './second-factors.store.ts'

const VALID_MS = 5 * MINUTE_MS

interface CreatedChallenge {
  readonly challenge: PasskeyChallenge
  readonly options: object
}

export async function askForNewPasskey(ctx: Context, appUrl: string): Promise<CreatedChallenge> {
  const { userId } = ownActor(ctx)
  assertRecentlyConfirmed(ctx)
  const user = await findUser(ctx.db, userId)
  if (user === null) throw notFound('profile')
  const known = await listPasskeysOf(ctx.db, userId)
  const { email, fullName } = user
  return keep(ctx, await optionsForNew(siteOf(appUrl), { userId, email, fullName, known }), userId)
}

export async function askForSignature(ctx: Context, appUrl: string): Promise<CreatedChallenge> {
  return keep(ctx, await optionsForSignIn(siteOf(appUrl)), null)
}

async function keep(
  ctx: Context,
  options: { readonly challenge: string },
  userId: string | null,
): Promise<CreatedChallenge> {
  const now = ctx.now()
  const challenge = await insertPasskeyChallenge(
    ctx.db,
    {
      purpose: userId === null ? 'signIn' : 'register',
      userId,
      challenge: options.challenge,
      expiresAt: new Date(now.getTime() + VALID_MS),
    },
    now,
  )
  return { challenge, options }
}

export async function addPasskey(
  ctx: Context,
  parts: { readonly secrets: SecretBox; readonly appUrl: string },
  { name, challengeId, response }: PasskeyAnswer & { readonly name: string },
): Promise<{ passkey: Passkey; recoveryCodes: string[] | undefined }> {
  const { userId } = ownActor(ctx)
  assertRecentlyConfirmed(ctx)
  const now = ctx.now()
  const challenge = await takePasskeyChallenge(ctx.db, challengeId)
  if (challenge?.purpose !== 'register' || challenge.userId !== userId || challenge.expiresAt <= now) throw refused()
  const verified = await readNewPasskey(siteOf(parts.appUrl), challenge.challenge, response)
  if (verified === null) throw refused()
  return ctx.transaction(async (tx) => {
    const before = await findFactors(tx, userId)
    const passkey = await insertPasskey(tx, { ...verified, userId, name }, now)
    if (passkey === null) throw refused()
    tx.record(securityChanged(userId, 'passkey.add'))
    const isFirst = !before.hasTotp && before.passkeys === 0
    return { passkey, recoveryCodes: isFirst ? await makeCodes(ctx, tx, parts.secrets, userId) : undefined }
  })
}

/** The password is checked before. */
export async function removePasskey(ctx: Context, id: string): Promise<void> {
  const { actor } = ctx
  if (!mayEditOwnProfile(actor)) throw notFound('passkey')
  const { userId } = actor
  await ctx.transaction(async (tx) => {
    if (!(await deletePasskeyOf(tx, userId, id))) throw notFound('passkey')
    const { hasTotp, passkeys } = await findFactors(tx, userId)
    if (!hasTotp && passkeys === 0) await dropRecoveryCodes(tx, userId)
    tx.record(securityChanged(userId, 'passkey.remove'))
  })
}
