import type { Context, Tx } from '../../../platform/context/context.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { verificationAsked } from '../users/index.ts'
import { VALID_MS } from './email-verifications.rules.ts'
import { type EmailVerification, insertVerification } from './email-verifications.store.ts'

/** Starts the verification of a mail address, within the caller's transaction. */
export async function askVerification(
  ctx: Context,
  tx: Tx,
  user: { userId: string; email: string; sentCount?: number },
): Promise<EmailVerification> {
  const now = ctx.now()
  const verification = await insertVerification(
    tx,
    {
      userId: user.userId,
      email: user.email.toLowerCase(),
      expiresAt: new Date(now.getTime() + VALID_MS),
      sentCount: (user.sentCount ?? 0) + 1,
      sentOn: dayOf(now),
      lastSentAt: now,
    },
    now,
  )
  tx.record(verificationAsked(verification))
  return verification
}
