import { notificationKinds } from '@assay/contracts/notifications'
import type { Context } from '../../platform/context/context.ts'
import { deliverMail } from '../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { facts, type MailContent, type MailPart, say } from '../../platform/mail-writing/mail-content.ts'
import { listWaysOfWorking } from '../identity/index.ts'
import { isAtWork } from '../tenants/index.ts'
import { findNotification, type Notification, settleMail, UNSENT } from './notifications.store.ts'

/** Sends the mail of one notification, unless the user has left or was suspended in the meantime. */
export async function sendNotificationMail(
  ctx: Context,
  { notificationId, mailer, appUrl }: { notificationId: string; mailer: Mailer; appUrl: string },
): Promise<void> {
  const notification = await findNotification(ctx.db, notificationId)
  if (notification === null || !UNSENT.some((state) => state === notification.state)) return
  const person = (await listWaysOfWorking(ctx.db, [notification.userId])).get(notification.userId)
  if (!person || !(await isAtWork(ctx.db, person.userId)))
    return settleMail(ctx.db, notification.id, 'failed', ctx.now())
  const outcome = await deliverMail(ctx, mailer, {
    key: `notification/${notification.id}`,
    to: person.email,
    subject: notification.title,
    ...(REGULAR.includes(notification.kind) ? { unsubscribe: settingsAddress(appUrl) } : {}),
    content: contentOf(notification, person.fullName, appUrl),
  })
  await settleMail(ctx.db, notification.id, outcome === 'alreadySent' ? 'sent' : outcome, ctx.now())
}

/** Mail that comes again and again until the reader ends it. */
const REGULAR: readonly Notification['kind'][] = ['searchAlert', 'weeklyInsights']

const settingsAddress = (appUrl: string): string => `${appUrl}/pages/user?part=notifications`

const contentOf = ({ kind, title, body, link }: Notification, name: string, appUrl: string): MailContent => ({
  greeting: `Hello ${name},`,
  before: [
    say(title.endsWith('.') ? title : `${title}.`),
    ...(body === null ? [] : [kind === 'weeklyInsights' ? figuresOf(body) : say(body)]),
  ],
  ...(link === null ? {} : { button: { label: labelOf(link), address: `${appUrl}${link}` } }),
  links: [{ label: 'Manage your email settings', address: settingsAddress(appUrl) }],
  foot: `Sent because “${notificationKinds[kind].label}” is on in your email settings.`,
})

/** The label of the button, by the beginning of its address. */
const LABELS: readonly (readonly [path: string, label: string])[] = [
  ['/account/', 'View plan and invoices'],
  ['/candidate-requests', 'Open candidate requests'],
  ['/candidate-search-skills', 'View candidates'],
  ['/contact-info-requested', 'Open contact requests'],
  ['/hired-candidates/candidates-hired', 'Open hires'],
  ['/hired-candidates/offers-sent', 'Open offer'],
  ['/insights', 'Open insights'],
  ['/interviews?id=', 'Open interview'],
  ['/messages', 'Read message'],
  ['/requirement?id=', 'Open job'],
]

const labelOf = (link: string): string => LABELS.find(([path]) => link.startsWith(path))?.[1] ?? 'Open in Assay'

/** Each line is a figure: what it counts, and how many. */
const figuresOf = (body: string): MailPart =>
  facts(
    ...body.split('\n').map((line) => {
      const [label = '', ...rest] = line.split(': ')
      return [label, rest.join(': ')] as const
    }),
  )
