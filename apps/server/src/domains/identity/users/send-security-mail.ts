import type { Context } from '../../../platform/context/context.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { say } from '../../../platform/mail-writing/mail-content.ts'
import { findUser } from './users.store.ts'

/** By verb; other events send no mail. */
const WHAT: Readonly<Record<string, string>> = {
  'password.reset': 'Your password was changed through a link we emailed you. You were signed out everywhere.',
  'password.resetByCommand':
    'Your password was reset with a command on the server, and your API tokens were revoked. You were signed out everywhere.',
  'session.newDevice': 'Someone signed in to your account from a new device: DEVICE.',
  'secondFactor.turnOn': 'An authenticator app was set up. Signing in now requires its code.',
  'secondFactor.turnOff': 'The authenticator app was turned off. Signing in no longer requires its code.',
  'secondFactor.renewCodes': 'New recovery codes were created. The old ones no longer work.',
  'secondFactor.askReset':
    'The operator of this site was asked to remove your second factor. A second person will decide within three days. If you didn’t request this, contact the operator immediately.',
  'secondFactor.reset':
    'The operator of this site removed your authenticator app, passkeys and recovery codes and signed you out everywhere. Sign in with your password and set up a second factor again.',
  'passkey.add': 'A passkey was added. Signing in with your password now requires a second factor.',
  'apiToken.make': 'An API token was created. Programs with this token can act for you.',
  'passkey.remove': 'A passkey was removed.',
  'identity.link': 'Another way to sign in, such as Google, was connected to your account.',
  'identity.unlink': 'A way to sign in was disconnected from your account.',
  'session.pastProvider': 'As an owner, you signed in with your password instead of your company’s sign-in provider.',
}

const NEW_DEVICE = 'New sign-in to your Assay account'
const CHANGED = 'A security setting of your Assay account was changed'

/** Notifies the holder of an account of a change of its security. */
export async function sendSecurityMail(
  ctx: Context,
  input: {
    readonly userId: string
    readonly verb: string
    readonly device: string
    readonly at: string
    readonly mailer: Mailer
    readonly appUrl: string
  },
): Promise<void> {
  const user = await findUser(ctx.db, input.userId)
  const what = WHAT[input.verb]
  if (user === null || what === undefined) return
  await deliverMail(ctx, input.mailer, {
    key: `security/${input.verb}/${user.id}/${input.at}`,
    to: user.email,
    subject: input.verb === 'session.newDevice' ? NEW_DEVICE : CHANGED,
    content: {
      greeting: `Hello ${user.fullName},`,
      before: [
        say(what.replace('DEVICE', input.device)),
        say(
          'If this was you, you don’t need to do anything. If not, set a new password immediately and check the sessions and API tokens in your profile.',
        ),
      ],
      button: { label: 'Set new password', address: `${input.appUrl}/password/reset` },
    },
  })
}
