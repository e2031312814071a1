// What follows from what candidates ask: who is told, and what the candidate gets by mail.
import {
  findManualNoticeById,
  findRequestById,
  formatKind,
  sendRequestMail,
} from '../domains/pipeline/candidate-requests/index.ts'
import { listRequirementsById, listTeams } from '../domains/requirements/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { notifyOn, type Wording } from './notify-on.ts'

interface Parts {
  readonly mailer: Mailer
  readonly appUrl: string
}

type Table = Readonly<Record<string, Readonly<Record<string, Effect>>>>

const LINK = '/candidate-requests'

export function requestReactions(parts: Parts): Table {
  const mail =
    (about: 'received' | 'answered'): Effect =>
    (ctx, { target: { id } }) =>
      sendRequestMail(ctx, { requestId: id, about, key: `request.${about}/${id}`, ...parts })
  return {
    candidateRequestSubmitted: {
      notifyOfCandidateRequest: notifyOn(candidateRequestSubmittedNotice),
      mailRequestReceived: mail('received'),
    },
    candidateRequestAnswered: { mailRequestAnswered: mail('answered') },
    candidateRequestDue: { notifyOfDueRequest: notifyOn(candidateRequestDueNotice) },
    manualNoticeCreated: { notifyOfManualNotice: notifyOn(manualNoticeCreatedNotice) },
  }
}

/** Whoever decides about this process; what was asked stands only where it can be erased. */
async function candidateRequestSubmittedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const request = await findRequestById(ctx.db, event.target.id)
  if (request?.state !== 'open') return null
  const { title, who } = await aroundOf(ctx, request.requirementId)
  return {
    kind: 'candidateRequestSubmitted',
    link: LINK,
    who,
    title: `A candidate for “${title}” asks for ${formatKind(request.kind)}`,
  }
}

async function candidateRequestDueNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const request = await findRequestById(ctx.db, event.target.id)
  if (request?.state !== 'open') return null
  const { title, who } = await aroundOf(ctx, request.requirementId)
  const isOverdue = event.after?.['isOverdue'] === true
  return {
    kind: 'candidateRequestDue',
    link: LINK,
    who,
    title: isOverdue
      ? `Overdue: a candidate for “${title}” waits for an answer`
      : `A candidate for “${title}” is to have an answer within a day`,
    dedupeKey: `candidateRequestDue/${request.id}/${isOverdue}`,
  }
}

const SUBJECTS = {
  end: 'how it went with',
  answer: 'what was answered about',
  interview: 'of an interview for',
  offer: 'of an offer for',
} as const

const TELL = {
  end: 'how it went',
  answer: 'what you answered',
  interview: 'of the interview',
  offer: 'of the offer',
} as const

/** The agency that represents the person passes it on; where there is none, the company does. */
async function manualNoticeCreatedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const notice = await findManualNoticeById(ctx.db, event.target.id)
  if (notice?.state !== 'pending') return null
  const { title, who } = await aroundOf(ctx, notice.requirementId)
  const link = `${LINK}?show=notices`
  if (notice.agencyId !== null)
    return {
      kind: 'manualNoticePending',
      link,
      tenantId: notice.agencyId,
      who: { permission: 'contact.answer' },
      title: `Tell your candidate ${SUBJECTS[notice.about]} “${title}”: no mail address is known`,
    }
  return {
    kind: 'manualNoticePending',
    link,
    who,
    title: `No mail address is known of a candidate for “${title}”: tell them yourselves ${TELL[notice.about]}`,
  }
}

async function aroundOf(
  ctx: Context,
  requirementId: string,
): Promise<{ title: string; who: NonNullable<Wording['who']> }> {
  const [requirement] = await listRequirementsById(ctx.db, [requirementId])
  const team = (await listTeams(ctx.db, [requirementId])).get(requirementId) ?? []
  return { title: requirement?.title ?? '', who: { permission: 'shortlist.reject', team } }
}
