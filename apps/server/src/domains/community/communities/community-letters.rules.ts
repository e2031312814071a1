import type { PostKind } from '@assay/contracts/communities'
import { facts, type MailContent, PERSONAL, quote, say } from '../../../platform/mail-writing/mail-content.ts'
import { formatInstant } from '../../../platform/time/instants.ts'
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
        `${companyName} would like to stay in touch and invites you to its talent community “${community}”. Members get news, events and new jobs by email, about once a month.`,
      ),
    ],
    button: { label: 'Join or decline', address: link },
    after: [
      say(
        `The invitation is open for ${INVITATION_DAYS} days. You decide how long to stay, and you can mute the emails or leave at any time. Joining has no effect on your applications.`,
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
  subject: `Would you like to stay in ${companyName}’s “${community}”?`,
  content: {
    greeting: 'Hello,',
    before: [
      say(
        `You’re a member of “${community}”, ${companyName}’s talent community${consentUntil === null ? '' : `, until ${consentUntil}`}.`,
      ),
    ],
    button: { label: 'Stay or leave', address: link },
    after: [say('If you don’t reply, your membership ends on that day.')],
    foot: PERSONAL,
  },
})

const KINDS: Readonly<Record<PostKind, string>> = { update: 'News', event: 'Invitation', poll: 'A question' }
const BUTTONS: Readonly<Record<PostKind, string>> = { update: 'Read post', event: 'View event', poll: 'Vote' }

export const posted = ({
  companyName,
  community,
  link,
  kind,
  title,
  body,
  startsAt,
  place,
  timezone,
}: Around & {
  readonly kind: PostKind
  readonly title: string
  readonly body: string
  readonly startsAt: Date | null
  readonly place: string | null
  /** The company’s, in which it announces its events. */
  readonly timezone: string
}): Letter => ({
  subject: `${KINDS[kind]} from ${companyName}: ${title}`,
  content: {
    heading: title,
    greeting: 'Hello,',
    before: [
      say(title),
      ...(startsAt === null && place === null
        ? []
        : [facts(['When', startsAt === null ? null : formatInstant(startsAt, timezone)], ['Where', place])]),
      quote(body),
    ],
    button: { label: BUTTONS[kind], address: link },
    after: [say(`You get this email as a member of “${community}”. Use the link to mute these emails or leave.`)],
    foot: PERSONAL,
  },
})
