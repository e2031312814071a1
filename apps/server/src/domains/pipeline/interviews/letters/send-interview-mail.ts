import { andList } from '@assay/contracts/and-list'
import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { deliverMail } from '../../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../../platform/mail/mailer.ts'
import { facts, type MailContent, say } from '../../../../platform/mail-writing/mail-content.ts'
import { linkAddress, openLink } from '../../../candidate-links/index.ts'
import { listWaysOfWorking } from '../../../identity/index.ts'
import { findSender } from '../../../tenants/index.ts'
import { createManualNotice } from '../../candidate-requests/index.ts'
import { findReleasedOf } from '../../contact-requests/index.ts'
import {
  type Described,
  describeInterview,
  entryForCandidate,
  entryForInterviewer,
  formatKind,
  placeLines,
  writeInvitation,
} from '../calendars/index.ts'
import { agreedSpan, CONTEST_MS, findInterviewById, type Interview, isAgreed, listSlots } from '../records/index.ts'
import { type Span, writeSpan } from '../times/index.ts'
import { type CandidateLetter, writeCandidateLetter } from './candidate-letters.rules.ts'
import { noticeText } from './spoken-letters.rules.ts'

export interface InterviewMail {
  readonly interviewId: string
  /** Identifies the event: with the recipient it makes one mail. */
  readonly key: string
  /** The sequence of the invitation at the event; a later one has its own mail. */
  readonly sequence: number
  readonly mailer: Mailer
  readonly appUrl: string
  /** The representing agency did it and notifies the candidate. */
  readonly isByAgency: boolean
}

interface Invitation {
  readonly start: Date
  readonly end: Date
  readonly sequence: number
  readonly isCancelled: boolean
}

const WITH_INVITATION: readonly CandidateLetter[] = ['scheduled', 'moved', 'changed', 'cancelled']
const WITH_SLOTS: readonly CandidateLetter[] = ['proposed', 'rescheduling', 'reminder']

/**
 * One mail to the candidate, unless a later event superseded it. Without an address it becomes a manual notice for the
 * agency or the company.
 */
export async function mailCandidate(ctx: Context, about: CandidateLetter, mail: InterviewMail): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const interview = await findInterviewById(ctx.db, mail.interviewId)
  if (interview === null || isSuperseded(about, interview, mail.sequence)) return
  const described = await describeInterview(ctx, interview)
  const { email, name } = described.candidate
  const slots = (await listSlots(ctx.db, [interview.id])).filter(({ by }) => by === 'employer')
  if (WITH_SLOTS.includes(about) && slots.length === 0) return
  const facts = {
    ...factsOf(described),
    slots: slots.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() })),
  }
  if (email === null || email === '') {
    await createInterviewNotice(ctx, interview, { about, mail, message: noticeText(about, facts) })
    return
  }
  const letter = writeCandidateLetter(about, {
    ...facts,
    name: name ?? 'there',
    link: await addressOf(ctx, interview, mail.appUrl),
  })
  const invitation = WITH_INVITATION.includes(about) ? invitationOf(interview, mail.sequence) : null
  await deliverMail(ctx, mail.mailer, {
    key: `${mail.key}/candidate`,
    to: email,
    ...letter,
    ...(await findSender(ctx.db, { companyId: interview.companyId, userId: interview.organizerId })),
    ...(invitation === null
      ? {}
      : calendarOf(invitation, entryForCandidate(described, invitation), {
          email,
          name: name ?? '',
          isOptional: false,
          appUrl: mail.appUrl,
        })),
  })
}

async function createInterviewNotice(
  ctx: Context,
  interview: Interview,
  { about, mail, message }: { about: CandidateLetter; mail: InterviewMail; message: string | null },
): Promise<void> {
  if (message === null || mail.isByAgency) return
  const { id: subjectId, shortlistedId, respondBy, startsAt } = interview
  const isAsked = WITH_SLOTS.includes(about)
  // The agency that released the contact answers in the app and is notified there.
  if (isAsked && (await findReleasedOf(ctx.db, shortlistedId))?.agencyId != null) return
  await createManualNotice(ctx, {
    key: `${mail.key}/candidate`,
    about: 'interview',
    subjectId,
    message,
    entry: { ...interview, id: shortlistedId },
    until: isAsked ? respondBy : isAgreed(interview.state) ? startsAt : null,
  })
}

function isSuperseded(about: CandidateLetter, interview: Interview, sequence: number): boolean {
  if (WITH_SLOTS.includes(about)) return interview.state !== 'proposed' && interview.state !== 'rescheduling'
  if (about === 'cancelled' || about === 'withdrawn') return interview.state !== 'cancelled'
  if (about === 'expired') return interview.state !== 'expired'
  if (about === 'missed' || about === 'contested') return interview.noShowAt === null
  return !isAgreed(interview.state) || interview.icsSequence !== sequence
}

function factsOf({ interview, companyName, title, interviewerNames }: Described) {
  const { minutes, zoneCandidate, zoneOrganizer, respondBy, state, cancelReason, cancelledBy, noShowReason } = interview
  return {
    companyName,
    title,
    minutes,
    zoneCandidate,
    zoneOrganizer,
    kind: formatKind(interview.kind),
    interviewers: interviewerNames,
    place: placeLines(interview).join('\n'),
    agreed: agreedSpan(interview),
    respondBy: respondBy?.getTime() ?? null,
    reason: state === 'cancelled' ? cancelReason : state === 'noShow' ? noShowReason : interview.reason,
    byCandidate: cancelledBy === 'candidate',
  }
}

/** The link stays the same; an expired one is renewed. */
async function addressOf(ctx: Context, interview: Interview, appUrl: string): Promise<string> {
  const at = ctx.now()
  const { id, candidateId, companyId, endsAt } = interview
  const expiresAt = new Date(Math.max(endsAt?.getTime() ?? 0, at.getTime()) + CONTEST_MS)
  const link = await ctx.transaction((tx) =>
    openLink(tx, {
      purpose: 'chooseInterviewSlot',
      candidateId,
      companyId,
      subjectType: 'scheduled-interviews',
      subjectId: id,
      at,
      expiresAt,
    }),
  )
  return linkAddress(ctx, { verificationId: link.id, appUrl })
}

function invitationOf(interview: Interview, sequence: number): Invitation | null {
  const { startsAt, endsAt, state } = interview
  if (startsAt === null || endsAt === null) return null
  return { start: startsAt, end: endsAt, sequence, isCancelled: state === 'cancelled' }
}

function calendarOf(
  invitation: Invitation,
  entry: Parameters<typeof writeInvitation>[0],
  to: { readonly name: string; readonly email: string; readonly isOptional: boolean; readonly appUrl: string },
) {
  const { appUrl, ...attendee } = to
  const organizer = { name: 'Assay', email: `no-reply@${new URL(appUrl).hostname}` }
  return {
    calendar: {
      method: invitation.isCancelled ? ('CANCEL' as const) : ('REQUEST' as const),
      content: writeInvitation(entry, { organizer, attendee }),
    },
  }
}

/** The invitation, its update or its cancellation, to the whole panel or the given members. */
export async function mailPanel(
  ctx: Context,
  mail: InterviewMail & { readonly only?: readonly string[]; readonly isEnd?: boolean },
): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const interview = await findInterviewById(ctx.db, mail.interviewId)
  const isEnd = mail.isEnd ?? false
  if (interview === null) return
  if (!isEnd && (!isAgreed(interview.state) || interview.icsSequence !== mail.sequence)) return
  const found = invitationOf(interview, mail.sequence)
  if (found === null) return
  const invitation = { ...found, isCancelled: isEnd }
  const described = await describeInterview(ctx, interview)
  const userIds = mail.only ?? described.panel.map(({ userId }) => userId)
  const people = await listWaysOfWorking(ctx.db, userIds)
  const failures: unknown[] = []
  for (const { userId, email, fullName, timezone } of people.values()) {
    const entry = entryForInterviewer(described, invitation, { userId, appUrl: mail.appUrl })
    const isOptional = described.panel.some((member) => member.userId === userId && !member.required)
    const span = { from: invitation.start.getTime(), to: invitation.end.getTime() }
    // One unreachable member must not block the mails to the others.
    await deliverMail(ctx, mail.mailer, {
      key: `${mail.key}/${userId}`,
      to: email,
      ...panelLetter(
        { summary: entry.summary, described, link: `${mail.appUrl}/interviews?id=${interview.id}` },
        { span, zone: timezone, name: fullName, end: endOf(mail), sequence: mail.sequence },
      ),
      ...calendarOf(invitation, entry, { name: fullName, email, isOptional, appUrl: mail.appUrl }),
    }).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

/** What ends for the reader: the interview, or their part in it. */
type End = 'cancelled' | 'removed' | null

const ENDS: Readonly<Record<NonNullable<End>, { readonly prefix: string; readonly says: string }>> = {
  cancelled: { prefix: 'Cancelled: ', says: 'This interview is cancelled:' },
  removed: { prefix: 'You no longer take part: ', says: 'You no longer take part in this interview:' },
}

function endOf({ isEnd = false, only }: { readonly isEnd?: boolean; readonly only?: readonly string[] }): End {
  if (!isEnd) return null
  return only === undefined ? 'cancelled' : 'removed'
}

/** Without what its button does: the calendar entry alone needs the address of the scorecard. */
function panelLetter(
  { summary, described, link }: { readonly summary: string; readonly described: Described; readonly link: string },
  { span, zone, name, end, sequence }: { span: Span; zone: string; name: string; end: End; sequence: number },
): { subject: string; content: MailContent } {
  const isEnd = end !== null
  const prefix = isEnd ? ENDS[end].prefix : sequence > 0 ? 'Updated: ' : ''
  const { interview, interviewerNames } = described
  return {
    subject: `${prefix}${summary}`,
    content: {
      greeting: `Hello ${name},`,
      before: [
        say(isEnd ? ENDS[end].says : 'You’re interviewing:'),
        facts(
          ['When', writeSpan(span, zone)],
          ['Interviewers', andList(interviewerNames)],
          ['Where', isEnd ? null : placeLines(interview).join('\n')],
        ),
      ],
      button: isEnd ? undefined : { label: 'Open interview and scorecard', address: link },
      after: [say(isEnd ? 'The attached file removes it from your calendar.' : 'A calendar file is attached.')],
    },
  }
}
