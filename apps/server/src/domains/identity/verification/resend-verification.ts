import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { secondsUntil } from '../guessing/index.ts'
import { changeUser, findUserByEmail, unusedAddress, verificationAsked } from '../users/index.ts'
import { askVerification } from './ask-verification.ts'
import { nextDay, resendAfter, SENDS_PER_DAY, sendsToday, stateOf, VALID_MS } from './email-verifications.rules.ts'
import { changeVerification, type EmailVerification, lockVerification } from './email-verifications.store.ts'

/** Sends the mail again. A corrected address creates a new verification and invalidates the old link. */
export async function resendVerification(
  ctx: Context,
  input: { id: string; email?: string | undefined },
): Promise<EmailVerification> {
  return ctx.transaction(async (tx) => {
    const verification = await lockVerification(tx, input.id)
    if (!verification) throw notFound('verification')
    assertMayResend(verification, ctx.now())
    const email = input.email?.toLowerCase() ?? verification.email
    return email === verification.email ? sendAgain(ctx, tx, verification) : correct(ctx, tx, verification, email)
  })
}

function assertMayResend(verification: EmailVerification, now: Date): void {
  const state = stateOf(verification, now)
  if (state === 'verified' || state === 'superseded')
    throw new AppError('verification.used', {
      detail: 'This verification has ended. Sign in, or use the latest email.',
    })
  const isUsedUp = sendsToday(verification, now) >= SENDS_PER_DAY
  const waitUntil = isUsedUp ? nextDay(now) : resendAfter(verification, now)
  if (!isUsedUp && waitUntil <= now) return
  throw new AppError('verification.too-many', {
    detail: isUsedUp
      ? 'You’ve reached the limit of five emails a day. Try again tomorrow.'
      : 'Wait a minute for the last email to arrive.',
    meta: { retryAfterSeconds: secondsUntil(waitUntil, now) },
  })
}

async function sendAgain(ctx: Context, tx: Tx, verification: EmailVerification): Promise<EmailVerification> {
  const now = ctx.now()
  const changed = await changeVerification(
    tx,
    verification.id,
    {
      expiresAt: new Date(now.getTime() + VALID_MS),
      sentCount: sendsToday(verification, now) + 1,
      sentOn: dayOf(now),
      lastSentAt: now,
    },
    now,
  )
  tx.record(verificationAsked(changed))
  return changed
}

async function correct(
  ctx: Context,
  tx: Tx,
  verification: EmailVerification,
  email: string,
): Promise<EmailVerification> {
  const now = ctx.now()
  const isTaken = (await findUserByEmail(tx, email)) !== null
  await changeVerification(tx, verification.id, { supersededAt: now }, now)
  await changeUser(tx, verification.userId, { email: isTaken ? unusedAddress(now) : email }, now)
  return askVerification(ctx, tx, {
    userId: verification.userId,
    email,
    sentCount: sendsToday(verification, now),
  })
}
