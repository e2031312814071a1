import type { Context } from '../../../platform/context/context.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { findUser, makeToken } from '../users/index.ts'
import { stateOf } from './email-verifications.rules.ts'
import { changeVerification, findVerification } from './email-verifications.store.ts'

/** Writes and sends the mail, once for each time that it was asked for. */
export async function sendVerificationMail(
  ctx: Context,
  { verificationId, mailer, appUrl }: { verificationId: string; mailer: Mailer; appUrl: string },
): Promise<void> {
  const verification = await findVerification(ctx.db, verificationId)
  if (!verification || stateOf(verification, ctx.now()) !== 'pending') return
  const user = await findUser(ctx.db, verification.userId)
  await deliverMail(ctx, mailer, {
    key: `emailVerification/${verification.id}/${verification.lastSentAt.getTime()}`,
    to: verification.email,
    subject: 'Confirm your mail address for Assay',
    text: async () => {
      const { token, tokenHash } = makeToken()
      await changeVerification(ctx.db, verification.id, { tokenHash }, ctx.now())
      return mailText(user?.fullName ?? '', `${appUrl}/emailVerification/${verification.id}#${token}`)
    },
  })
}

const mailText = (name: string, link: string): string => `Hello ${name},

please confirm that this mail address is yours:

${link}

The link works once, for 24 hours. If you did not register at Assay, do nothing:
without the confirmation the account is deleted after a week.
`
