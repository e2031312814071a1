import type { PostKind } from '@assay/contracts/communities'
import { type MailContent, PERSONAL, quote, say } from '../../../platform/mail-writing/mail-content.ts'
import { INVITATION_DAYS } from './communities.rules.ts'

export interface Around {
  readonly companyName: string
  readonly community: string
  readonly link: string
}

export interface Letter {
  readonly subject: string
  readonly content: MailContent
}

export const invited = ({ companyName, community, link }: Around): Letter => ({
  subject: `${companyName} invites you to “${community}”`,
  content: {
    greeting: 'Hello,',
    before: [
      say(
        `${companyName} would like to stay in touch and invites you to its talent community “${community}”. Members hear of news, events and new jobs by mail, about once a month.`,
      ),
    ],
    button: { label: 'Join or decline', address: link },
    after: [
      say(
        `The invitation is open for ${INVITATION_DAYS} days. You decide for how long you agree, and you can mute the mails or leave at any time. Whether you join has no effect on applications.`,
      ),
      say('If you do nothing, we won’t write to you about it again.'),
    ],
    foot: PERSONAL,
  },
})

export const renewal = ({
  companyName,
  community,
  link,
  consentUntil,
}: Around & { consentUntil: string | null }): Letter => ({
  subject: `Stay in “${community}” of ${companyName}?`,
  content: {
    greeting: 'Hello,',
    before: [
      say(
        `You agreed to be a member of “${community}”, the talent community of ${companyName}${consentUntil === null ? '' : `, until ${consentUntil}`}.`,
      ),
    ],
    button: { label: 'Stay or leave', address: link },
    after: [say('If you do nothing, your membership ends on that day.')],
    foot: PERSONAL,
  },
})

const KINDS: Readonly<Record<PostKind, string>> = { update: 'News', event: 'Invitation', poll: 'A question' }
const BUTTONS: Readonly<Record<PostKind, string>> = { update: 'Read it', event: 'View the event', poll: 'Vote' }

export const posted = ({
  companyName,
  community,
  link,
  kind,
  title,
  body,
  startsAt,
  place,
}: Around & {
  readonly kind: PostKind
  readonly title: string
  readonly body: string
  readonly startsAt: Date | null
  readonly place: string | null
}): Letter => ({
  subject: `${KINDS[kind]} from ${companyName}: ${title}`,
  content: {
    greeting: 'Hello,',
    before: [
      say(title),
      ...(startsAt === null ? [] : [say(`When: ${instant(startsAt)}`)]),
      ...(place === null ? [] : [say(`Where: ${place}`)]),
      quote(body),
    ],
    button: { label: BUTTONS[kind], address: link },
    after: [say(`You get this as a member of “${community}”. On the page you can mute these mails or leave.`)],
    foot: PERSONAL,
  },
})

const instant = (at: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`
