import type { Context } from '../../platform/context/context.ts'
import { deliverMail } from '../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { type MailContent, say } from '../../platform/mail-writing/mail-content.ts'
import { listWaysOfWorking } from '../identity/index.ts'
import { findNotification, type Notification, settleMail, UNSENT } from './notifications.store.ts'

/** Sends the mail of one notification, unless the user has left meanwhile. */
export async function sendNotificationMail(
  ctx: Context,
  { notificationId, mailer, appUrl }: { notificationId: string; mailer: Mailer; appUrl: string },
): Promise<void> {
  const notification = await findNotification(ctx.db, notificationId)
  if (notification === null || !UNSENT.some((state) => state === notification.state)) return
  const person = (await listWaysOfWorking(ctx.db, [notification.userId])).get(notification.userId)
  if (!person) return settleMail(ctx.db, notification.id, 'failed', ctx.now())
  const outcome = await deliverMail(ctx, mailer, {
    key: `notification/${notification.id}`,
    to: person.email,
    subject: notification.title,
    ...(notification.kind === 'searchAlert' ? { unsubscribe: settingsAddress(appUrl) } : {}),
    content: contentOf(notification, person.fullName, appUrl),
  })
  await settleMail(ctx.db, notification.id, outcome === 'alreadySent' ? 'sent' : outcome, ctx.now())
}

const settingsAddress = (appUrl: string): string => `${appUrl}/pages/user?part=notifications`

const contentOf = ({ title, body, link }: Notification, name: string, appUrl: string): MailContent => ({
  greeting: `Hello ${name},`,
  before: [say(title.endsWith('.') ? title : `${title}.`), ...(body === null ? [] : [say(body)])],
  ...(link === null ? {} : { button: { label: 'Open in Assay', address: `${appUrl}${link}` } }),
  links: [{ label: 'Manage your email settings', address: settingsAddress(appUrl) }],
})
