import type { Context } from '../../../platform/context/context.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { say } from '../../../platform/mail-writing/mail-content.ts'
import { findUser } from './users.store.ts'

/** By verb; what is not named is no news. */
const WHAT: Readonly<Record<string, string>> = {
  'password.reset': 'Your password was changed by a link that we mailed to you. All sessions were signed out.',
  'session.newDevice': 'Your account was entered from a device that was not seen before: DEVICE.',
  'secondFactor.turnOn': 'An authenticator app was set up: signing in now asks for its code.',
  'secondFactor.turnOff': 'The authenticator app was turned off: signing in no longer asks for its code.',
  'secondFactor.renewCodes': 'New recovery codes were made. The old ones no longer work.',
  'secondFactor.askReset':
    'The operator of this site was asked to remove your second factor. A second person decides about it within three days. If you did not ask for it, answer the operator at once.',
  'secondFactor.reset':
    'The operator of this site removed your authenticator app, passkeys and recovery codes, and all sessions were signed out. Sign in with your password and set up a second factor anew.',
  'passkey.add': 'A passkey was added: signing in with the password now asks for a second factor.',
  'apiToken.make': 'An API token was made, with which a program can act for you.',
  'passkey.remove': 'A passkey was removed.',
  'identity.link': 'A sign-in at another site, such as Google, was connected to your account: it opens it now.',
  'identity.unlink': 'A sign-in at another site was disconnected from your account.',
  'session.pastProvider': 'As an owner, you signed in with your password instead of your company’s sign-in provider.',
}

const NEW_DEVICE = 'New sign-in to your account at Assay'
const CHANGED = 'A security setting of your account at Assay was changed'

/** Tells the holder of an account what somebody with access to it changed. */
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
          'If it was you, you don’t need to do anything. If not, set a new password at once, and check the sessions and API tokens in your profile.',
        ),
      ],
      button: { label: 'Set new password', address: `${input.appUrl}/password/reset` },
    },
  })
}
