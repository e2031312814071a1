import type { Context } from '../../../platform/context/context.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { type MailContent, say } from '../../../platform/mail-writing/mail-content.ts'
import { findUserByEmail, makeToken, type User } from '../users/index.ts'
import { COUNTED_MS, MAILS_PER_HOUR, stateOf } from './password-resets.rules.ts'
import { changeReset, countEarlier, findReset, type PasswordReset } from './password-resets.store.ts'

/** Writes and sends the mail, if the address has an account that may be entered. */
export async function sendPasswordResetMail(
  ctx: Context,
  { resetId, mailer, appUrl }: { resetId: string; mailer: Mailer; appUrl: string },
): Promise<void> {
  const reset = await findReset(ctx.db, resetId)
  if (reset?.email == null) return
  const user = await findUserByEmail(ctx.db, reset.email)
  if (user !== null && (await isMailDue(ctx, reset, user)))
    await deliverMail(ctx, mailer, {
      key: `passwordReset/${reset.id}`,
      to: user.email,
      subject: 'Set a new password for Assay',
      content: async () => {
        const { token, tokenHash } = makeToken()
        await changeReset(ctx.db, reset.id, { tokenHash, userId: user.id }, ctx.now())
        return resetContent(user.fullName, `${appUrl}/password/email#${reset.id}.${token}`, reset.requestedNetwork)
      },
    })
  await changeReset(ctx.db, reset.id, { email: null }, ctx.now())
}

async function isMailDue(ctx: Context, reset: PasswordReset, user: User): Promise<boolean> {
  if (user.disabledAt !== null || stateOf(reset, ctx.now()) !== 'requested') return false
  const since = new Date(reset.createdAt.getTime() - COUNTED_MS)
  return (await countEarlier(ctx.db, reset, since)) < MAILS_PER_HOUR
}

const resetContent = (name: string, address: string, network: string): MailContent => ({
  greeting: `Hello ${name},`,
  before: [say(`Someone asked to reset the password of your Assay account, from the network ${network}.`)],
  button: { label: 'Set new password', address },
  after: [say('The link works once and expires after 60 minutes. Using it signs you out everywhere.')],
  foot: 'If it wasn’t you, just ignore this email. Your password stays the same.',
})
