// Webhook messages for a company's own systems: ids and states without names, since access to names depends on the
// user.
import type { CompanyWebhookEvent } from '@assay/contracts/company-webhooks'
import { findContactInfoById } from '../domains/pipeline/contact-requests/index.ts'
import { findHire } from '../domains/pipeline/hires/index.ts'
import { findInterviewById } from '../domains/pipeline/interviews/index.ts'
import { findOfferById } from '../domains/pipeline/offers/index.ts'
import { findEntryOf } from '../domains/pipeline/shortlists/index.ts'
import { listRequirementsById } from '../domains/requirements/index.ts'
import { hasWebhooks, type Message, queueMessage } from '../domains/webhooks/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'

interface Sent {
  readonly type: CompanyWebhookEvent
  readonly data: Message['data']
}
type BuildMessage = (ctx: Context, event: RecordedEvent) => Promise<Sent | null>

interface Subject {
  readonly candidateId: string
  readonly requirementId: string
}

async function describeSubject({ db }: Context, { candidateId, requirementId }: Subject) {
  const [requirement] = await listRequirementsById(db, [requirementId])
  const entry = await findEntryOf(db, { candidateId, requirementId })
  return {
    applicationId: entry?.id ?? null,
    candidateId,
    requirementId,
    requirementTitle: requirement?.title ?? null,
    stage: entry?.stage ?? null,
  }
}

/** An entry of a shortlist. The stage is that of the happening; by now there may be a later one. */
const ofApplication =
  (typeOf: (stage: unknown) => CompanyWebhookEvent): BuildMessage =>
  async (ctx, { target, candidateId, requirementId, before, after, reasonCode }) => {
    if (candidateId === undefined || requirementId === undefined) return null
    const subject = await describeSubject(ctx, { candidateId, requirementId })
    const stage = after === undefined ? subject.stage : (after['stage'] ?? null)
    const data = {
      ...subject,
      applicationId: subject.applicationId ?? target.id,
      stage,
      stageBefore: before?.['stage'] ?? null,
      reasonCode: reasonCode ?? null,
    }
    return { type: typeOf(stage), data }
  }

const JOB_TYPES: Readonly<Record<string, CompanyWebhookEvent>> = { open: 'job.opened', paused: 'job.paused' }

const ofJob =
  (typeOf: (state: string) => CompanyWebhookEvent | undefined): BuildMessage =>
  async ({ db }, { target, after }) => {
    const [requirement] = await listRequirementsById(db, [target.id])
    const state = String(after?.['state'] ?? requirement?.state)
    const type = typeOf(state)
    if (requirement === undefined || type === undefined) return null
    return { type, data: { requirementId: target.id, requirementTitle: requirement.title, state } }
  }

const ofContact =
  (type: CompanyWebhookEvent): BuildMessage =>
  async (ctx, { target, after }) => {
    const info = await findContactInfoById(ctx.db, target.id)
    if (info === null) return null
    const { id, state, expiresAt } = info
    const facts = { state: after?.['state'] ?? state, expiresAt: expiresAt?.toISOString() ?? null }
    return { type, data: { contactRequestId: id, ...(await describeSubject(ctx, info)), ...facts } }
  }

const ofInterview =
  (type: CompanyWebhookEvent): BuildMessage =>
  async (ctx, { target, after }) => {
    const interview = await findInterviewById(ctx.db, target.id)
    if (interview === null) return null
    const { round, kind, state, startsAt, endsAt } = interview
    const times = { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null }
    const facts = { round, kind, state: after?.['state'] ?? state, ...times }
    return { type, data: { interviewId: interview.id, ...(await describeSubject(ctx, interview)), ...facts } }
  }

/** Without the amount and the letter. */
const ofOffer =
  (type: CompanyWebhookEvent): BuildMessage =>
  async (ctx, { target, after }) => {
    const offer = await findOfferById(ctx.db, target.id)
    if (offer === null) return null
    const subject = await describeSubject(ctx, offer)
    return { type, data: { offerId: offer.id, ...subject, state: after?.['state'] ?? offer.state } }
  }

const ofHire =
  (type: CompanyWebhookEvent): BuildMessage =>
  async (ctx, { target, after }) => {
    const hire = await findHire(ctx.db, target.id, {})
    if (hire === null) return null
    const subject = await describeSubject(ctx, hire)
    return {
      type,
      data: { hireId: hire.id, ...subject, state: after?.['state'] ?? hire.state, startOn: hire.startOn },
    }
  }

const moved = ofApplication((stage) => (stage === 'withdrawn' ? 'application.withdrawn' : 'application.stage_changed'))

const SENT: Readonly<Record<string, BuildMessage>> = {
  requirementMoved: ofJob((state) => JOB_TYPES[state]),
  requirementClosed: ofJob(() => 'job.closed'),
  candidateSubmitted: ofApplication(() => 'application.submitted'),
  candidateShortlisted: ofApplication(() => 'application.shortlisted'),
  submissionDecided: ofApplication((stage) =>
    stage === 'shortlisted' ? 'application.shortlisted' : 'application.rejected',
  ),
  entryAdvanced: moved,
  candidateRestored: moved,
  candidateUnshortlisted: moved,
  entryClosed: moved,
  candidateRejected: ofApplication(() => 'application.rejected'),
  contactSent: ofContact('contact.requested'),
  contactAnswered: ofContact('contact.answered'),
  contactExpired: ofContact('contact.answered'),
  contactWithdrawn: ofContact('contact.answered'),
  contactRevoked: ofContact('contact.answered'),
  interviewProposed: ofInterview('interview.proposed'),
  interviewRescheduling: ofInterview('interview.proposed'),
  interviewScheduled: ofInterview('interview.scheduled'),
  interviewCancelled: ofInterview('interview.cancelled'),
  interviewExpired: ofInterview('interview.cancelled'),
  interviewCompleted: ofInterview('interview.completed'),
  offerSent: ofOffer('offer.sent'),
  offerAccepted: ofOffer('offer.answered'),
  offerDeclined: ofOffer('offer.answered'),
  offerWithdrawn: ofOffer('offer.answered'),
  offerExpired: ofOffer('offer.answered'),
  hireBegun: ofHire('hire.begun'),
  hireEnded: ofHire('hire.ended'),
  hireNotStarted: ofHire('hire.ended'),
}

const sendMessage =
  (build: BuildMessage): Effect =>
  async (ctx, event) => {
    if (event.tenantId === null) return
    const owner = { kind: 'company', id: event.tenantId } as const
    if (!(await hasWebhooks(ctx.db, owner))) return
    const sent = await build(ctx, event)
    if (sent === null) return
    const happening = `${event.name}/${event.target.id}/${event.requestId}`
    await queueMessage(ctx, { owner, ...sent, happening, at: new Date(event.at) })
  }

/** By event. */
export const companyMessages: Readonly<Record<string, Effect | undefined>> = Object.fromEntries(
  Object.entries(SENT).map(([event, build]) => [event, sendMessage(build)]),
)
