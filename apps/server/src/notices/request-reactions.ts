// Effects of candidate requests: notifications, and mails to candidates.
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
import { aboutJob, codeOf } from './notice-words.ts'
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

/** Notifies the people who decide. The text of the request is left out, so that it can be erased in one place. */
async function candidateRequestSubmittedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const request = await findRequestById(ctx.db, event.target.id)
  if (request?.state !== 'open') return null
  const { code, title, who } = await aroundOf(ctx, request)
  return {
    kind: 'candidateRequestSubmitted',
    link: LINK,
    who,
    title: aboutJob(title, (job) => `${code} sent a ${formatKind(request.kind)} about “${job}”`),
  }
}

async function candidateRequestDueNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const request = await findRequestById(ctx.db, event.target.id)
  if (request?.state !== 'open') return null
  const { code, title, who } = await aroundOf(ctx, request)
  const isOverdue = event.after?.['isOverdue'] === true
  return {
    kind: 'candidateRequestDue',
    link: LINK,
    who,
    title: aboutJob(title, (job) =>
      isOverdue
        ? `Overdue: the request of ${code} about “${job}” needs an answer`
        : `The request of ${code} about “${job}” is due within a day`,
    ),
    dedupeKey: `candidateRequestDue/${request.id}/${isOverdue}`,
  }
}

const SUBJECTS = {
  end: 'the outcome of',
  answer: 'an answered request for',
  interview: 'an interview for',
  offer: 'an offer for',
} as const

/** The agency that represents the candidate delivers the notice, or the company if there is none. */
async function manualNoticeCreatedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const notice = await findManualNoticeById(ctx.db, event.target.id)
  if (notice?.state !== 'pending') return null
  const { code, title, who } = await aroundOf(ctx, notice)
  const link = `${LINK}?show=notices`
  const words = aboutJob(title, (job) => `Manual notice to deliver to ${code}: ${SUBJECTS[notice.about]} “${job}”`)
  if (notice.agencyId !== null)
    return {
      kind: 'manualNoticePending',
      link,
      tenantId: notice.agencyId,
      who: { permission: 'contact.answer' },
      title: words,
    }
  return {
    kind: 'manualNoticePending',
    link,
    who,
    title: words,
  }
}

async function aroundOf(
  ctx: Context,
  { requirementId, candidateId }: { requirementId: string; candidateId: string },
): Promise<{ code: string; title: string; who: NonNullable<Wording['who']> }> {
  const [requirement] = await listRequirementsById(ctx.db, [requirementId])
  const team = (await listTeams(ctx.db, [requirementId])).get(requirementId) ?? []
  const code = await codeOf(ctx, candidateId)
  return { code, title: requirement?.title ?? '', who: { permission: 'shortlist.reject', team } }
}
