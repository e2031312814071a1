import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { changeUser, emailVerified, isTokenOf } from '../users/index.ts'
import { stateOf } from './email-verifications.rules.ts'
import { changeVerification, type EmailVerification, lockVerification } from './email-verifications.store.ts'

/** Verifies the address with the token of the mail. */
export async function confirmEmail(ctx: Context, input: { id: string; token: string }): Promise<EmailVerification> {
  return ctx.transaction(async (tx) => {
    const verification = await lockVerification(tx, input.id)
    if (!verification) throw notFound('verification')
    assertConfirmable(ctx, verification)
    if (!isTokenOf(verification.tokenHash, input.token)) throw expired()
    const used = await changeVerification(tx, verification.id, { usedAt: ctx.now() }, ctx.now())
    await changeUser(tx, used.userId, { emailVerifiedAt: ctx.now() }, ctx.now())
    tx.record(emailVerified(used))
    return used
  })
}

function assertConfirmable(ctx: Context, verification: EmailVerification): void {
  if (ctx.actor.kind === 'user' && ctx.actor.userId !== verification.userId)
    throw new AppError('verification.other-account', { detail: 'Sign out first, then open the link again.' })
  const state = stateOf(verification, ctx.now())
  if (state === 'verified') throw new AppError('verification.used', { detail: 'Your address is confirmed. Sign in.' })
  if (state !== 'pending') throw expired()
}

const expired = (): AppError =>
  new AppError('verification.expired', { detail: 'Request a new email and use the link in it.' })
