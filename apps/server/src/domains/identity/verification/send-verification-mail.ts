import type { Context } from '../../../platform/context/context.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { type MailContent, say } from '../../../platform/mail-writing/mail-content.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { findUser, findUserByEmail, makeToken } from '../users/index.ts'
import { stateOf } from './email-verifications.rules.ts'
import { changeVerification, type EmailVerification, findVerification } from './email-verifications.store.ts'

/** Writes and sends the mail, once per request. */
export async function sendVerificationMail(
  ctx: Context,
  { verificationId, mailer, appUrl }: { verificationId: string; mailer: Mailer; appUrl: string },
): Promise<void> {
  const verification = await findVerification(ctx.db, verificationId)
  if (!verification || stateOf(verification, ctx.now()) !== 'pending') return
  const user = await findUser(ctx.db, verification.userId)
  if (user !== null && user.email !== verification.email) return sendRefusalMail(ctx, { verification, mailer, appUrl })
  await deliverMail(ctx, mailer, {
    key: `emailVerification/${verification.id}/${verification.lastSentAt.getTime()}`,
    to: verification.email,
    subject: 'Confirm your email address for Assay',
    content: async () => {
      const { token, tokenHash } = makeToken()
      await changeVerification(ctx.db, verification.id, { tokenHash }, ctx.now())
      return confirmation(user?.fullName ?? '', `${appUrl}/emailVerification/${verification.id}#${token}`)
    },
  })
}

/** The account allows no login, which only its address learns: it has one already, or its company has. */
async function sendRefusalMail(
  ctx: Context,
  { verification, mailer, appUrl }: { verification: EmailVerification; mailer: Mailer; appUrl: string },
): Promise<void> {
  const holder = await findUserByEmail(ctx.db, verification.email)
  if (holder === null) {
    await deliverMail(ctx, mailer, {
      key: `companyExists/${verification.id}/${verification.lastSentAt.getTime()}`,
      to: verification.email,
      subject: 'Your company is already on Assay',
      content: companyExists(`${appUrl}/login`),
    })
    return
  }
  // Someone else may have entered the address: at most once a day.
  await deliverMail(ctx, mailer, {
    key: `accountExists/${holder.id}/${dayOf(ctx.now())}`,
    to: holder.email,
    subject: 'You already have an Assay account',
    content: accountExists(holder.fullName, `${appUrl}/login`),
  })
}

const companyExists = (address: string): MailContent => ({
  greeting: 'Hello,',
  before: [
    say('Thank you for signing up for Assay. Your company already has an account, so we didn’t open this one.'),
    say('Please ask a colleague who uses Assay to invite you. Once invited, you can sign in.'),
  ],
  button: { label: 'Go to sign-in', address },
  foot: 'If you didn’t sign up, you don’t need to do anything.',
})

const accountExists = (name: string, address: string): MailContent => ({
  greeting: `Hello ${name},`,
  before: [
    say(
      'Someone tried to sign up for Assay with this email address, which already has an account. Nothing has changed. If it was you, just sign in.',
    ),
  ],
  button: { label: 'Sign in', address },
  foot: 'If it wasn’t you, you don’t need to do anything.',
})

const confirmation = (name: string, address: string): MailContent => ({
  greeting: `Hello ${name},`,
  before: [say('Please confirm that this email address is yours.')],
  button: { label: 'Confirm email address', address },
  after: [say('The link works once and expires after 24 hours.')],
  foot: 'If you didn’t sign up for Assay, just ignore this email. Unconfirmed accounts are deleted after a week.',
})
