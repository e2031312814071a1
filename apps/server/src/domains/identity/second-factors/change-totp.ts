import type { UserActor } from '../../../platform/context/actor.ts'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { wrongCode } from '../challenges/index.ts'
import { forgetFailures, noteAttempt, refuseGuess } from '../guessing/index.ts'
import { assertRecentlyConfirmed, endOthers } from '../sessions/index.ts'
import { changeUser, findUser, mayEditOwnProfile, securityChanged } from '../users/index.ts'
import { acceptTotp } from './prove-code.ts'
import {
  confirmTotpKey,
  dropRecoveryCodes,
  dropTotpKey,
  findFactors,
  findTotpKey,
  replaceRecoveryCodes,
  saveTotpKey,
} from './second-factors.store.ts'
import { inGroups, makeRecoveryCodes, makeTotpKey, otpauthUrl } from './totp.rules.ts'

/** Makes a key; it counts for nothing until a code of it is confirmed. */
export async function startTotp(ctx: Context, secrets: SecretBox) {
  const actor = ownActor(ctx)
  assertRecentlyConfirmed(ctx)
  const user = await findUser(ctx.db, actor.userId)
  if (user === null) throw notFound('profile')
  const secret = makeTotpKey()
  await ctx.transaction(async (tx) => {
    if (!(await saveTotpKey(tx, user.id, secrets.seal(`totp/${user.id}`, secret), ctx.now())))
      throw new AppError('second-factor.on', { detail: 'Turn it off first to set up another app.' })
    tx.record(securityChanged(user.id, 'secondFactor.start'))
  })
  return { secret, otpauthUrl: otpauthUrl(secret, user.email) }
}

/** Turns it on, and ends the other sessions; returns recovery codes if there were none. */
export async function confirmTotp(ctx: Context, secrets: SecretBox, code: string): Promise<string[] | undefined> {
  const actor = ownActor(ctx)
  const { userId } = actor
  const kept = await findTotpKey(ctx.db, userId)
  if (kept === null || kept.confirmedAt !== null)
    throw new AppError('second-factor.not-started', { detail: 'Start again to get a new key.' })
  const key = { about: 'new authenticator app', of: userId }
  const attempt = await noteAttempt(ctx, key)
  if (!(await acceptTotp(ctx, secrets, userId, { code, mustBeOn: false })))
    throw wrongCode(refuseGuess(ctx, attempt).attemptsLeft)
  await forgetFailures(ctx, key)
  return ctx.transaction(async (tx) => {
    const before = await findFactors(tx, userId)
    await confirmTotpKey(tx, userId, ctx.now())
    await changeUser(tx, userId, { twoFactor: 'totp' }, ctx.now())
    await endOthers(tx, userId, actor.sessionId)
    tx.record(securityChanged(userId, 'secondFactor.turnOn'))
    return before.passkeys > 0 ? undefined : makeCodes(ctx, tx, secrets, userId)
  })
}

/** The password is checked before. */
export async function stopTotp(ctx: Context): Promise<void> {
  const { userId } = ownActor(ctx)
  await ctx.transaction(async (tx) => {
    await dropTotpKey(tx, userId)
    await changeUser(tx, userId, { twoFactor: 'none' }, ctx.now())
    if ((await findFactors(tx, userId)).passkeys === 0) await dropRecoveryCodes(tx, userId)
    tx.record(securityChanged(userId, 'secondFactor.turnOff'))
  })
}

export async function renewRecoveryCodes(ctx: Context, secrets: SecretBox): Promise<string[]> {
  const { userId } = ownActor(ctx)
  assertRecentlyConfirmed(ctx)
  return ctx.transaction(async (tx) => {
    const { hasTotp, passkeys } = await findFactors(tx, userId)
    if (!hasTotp && passkeys === 0)
      throw new AppError('second-factor.not-started', { detail: 'Turn on a second factor first.' })
    tx.record(securityChanged(userId, 'secondFactor.renewCodes'))
    return makeCodes(ctx, tx, secrets, userId)
  })
}

/** Replaces the recovery codes; they are shown once. */
export async function makeCodes(ctx: Context, tx: Tx, secrets: SecretBox, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes()
  const hashes = codes.map((code) => secrets.digest(`recovery/${userId}`, code))
  await replaceRecoveryCodes(tx, userId, hashes, ctx.now())
  return codes.map(inGroups)
}

export function ownActor({ actor }: Context): UserActor {
  if (!mayEditOwnProfile(actor)) throw notFound('profile')
  return actor
}
