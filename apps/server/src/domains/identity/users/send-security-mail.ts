import type { Context } from '../../../platform/context/context.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { findUser } from './users.store.ts'

const WHAT = {
  'password.reset': 'Your password was changed by a link that we mailed to you. All sessions were signed out.',
} as const
export type SecurityChange = keyof typeof WHAT

/** Tells the holder of an account what somebody with access to it changed. */
export async function sendSecurityMail(
  ctx: Context,
  input: {
    readonly userId: string
    readonly change: SecurityChange
    readonly at: string
    readonly mailer: Mailer
    readonly appUrl: string
  },
): Promise<void> {
  const user = await findUser(ctx.db, input.userId)
  if (user === null) return
  await deliverMail(ctx, input.mailer, {
    key: `security/${input.change}/${user.id}/${input.at}`,
    to: user.email,
    subject: 'A security setting of your account at Assay was changed',
    text: `Hello ${user.fullName},

${WHAT[input.change]}

If it was you, there is nothing to do. If not, set a new password at once, and look at the sessions and
API tokens in your profile:

${input.appUrl}/password/reset
`,
  })
}
