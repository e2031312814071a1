import type { Context } from '../../../platform/context/context.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { findUser, findUserByEmail, makeToken } from '../users/index.ts'
import { dayOf, stateOf } from './email-verifications.rules.ts'
import { changeVerification, findVerification } from './email-verifications.store.ts'

/** Writes and sends the mail, once per request. */
export async function sendVerificationMail(
  ctx: Context,
  { verificationId, mailer, appUrl }: { verificationId: string; mailer: Mailer; appUrl: string },
): Promise<void> {
  const verification = await findVerification(ctx.db, verificationId)
  if (!verification || stateOf(verification, ctx.now()) !== 'pending') return
  const user = await findUser(ctx.db, verification.userId)
  if (user !== null && user.email !== verification.email)
    return sendAccountExistsMail(ctx, { email: verification.email, mailer, appUrl })
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

/** For the owner of an address that was given for another account: at most once a day. */
async function sendAccountExistsMail(
  ctx: Context,
  { email, mailer, appUrl }: { email: string; mailer: Mailer; appUrl: string },
): Promise<void> {
  const holder = await findUserByEmail(ctx.db, email)
  if (holder === null) return
  await deliverMail(ctx, mailer, {
    key: `accountExists/${holder.id}/${dayOf(ctx.now())}`,
    to: holder.email,
    subject: 'You already have an account at Assay',
    text: async () => accountExistsText(holder.fullName, `${appUrl}/login`),
  })
}

const accountExistsText = (name: string, address: string): string => `Hello ${name},

somebody tried to open an account at Assay with this mail address. It has one already, and nothing was
changed. If it was you, sign in here:

${address}

If it was not you, there is nothing to do.
`

const mailText = (name: string, link: string): string => `Hello ${name},

please confirm that this mail address is yours:

${link}

The link works once, for 24 hours. If you did not register at Assay, do nothing:
without the confirmation the account is deleted after a week.
`
