import type { Context } from '../../platform/context/context.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { stateOf } from './email-verifications.rules.ts'
import { changeVerification, findVerification } from './email-verifications.store.ts'
import { makeToken } from './tokens.ts'
import { findUser } from './users.store.ts'

/** Writes and sends the mail. Done twice, the second mail counts: its token replaces the first. */
export async function sendVerificationMail(
  ctx: Context,
  { verificationId, mailer, appUrl }: { verificationId: string; mailer: Mailer; appUrl: string },
): Promise<void> {
  const verification = await findVerification(ctx.db, verificationId)
  if (!verification || stateOf(verification, ctx.now()) !== 'pending') return
  const user = await findUser(ctx.db, verification.userId)
  const { token, tokenHash } = makeToken()
  await changeVerification(ctx.db, verification.id, { tokenHash }, ctx.now())
  await mailer.send({
    to: verification.email,
    subject: 'Confirm your mail address for Assay',
    text: mailText(user?.fullName ?? '', `${appUrl}/emailVerification/${verification.id}#${token}`),
  })
}

const mailText = (name: string, link: string): string => `Hello ${name},

please confirm that this mail address is yours:

${link}

The link works once, for 24 hours. If you did not register at Assay, do nothing:
without the confirmation the account is deleted after a week.
`
