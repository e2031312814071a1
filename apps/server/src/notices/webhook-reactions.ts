// Notices to agencies and their own systems, in their timeline and by webhooks: each event once, and no more than the
// agency may see.
import type { AgencyWebhookEvent as WebhookEvent } from '@assay/contracts/agency-webhooks'
import { findAgencyClientById, listClientsOfAgency, noteForAgency } from '../domains/agencies/index.ts'
import { listExternalIds } from '../domains/candidates/index.ts'
import { findContactInfoById, findReleasedOf } from '../domains/pipeline/contact-requests/index.ts'
import { findHire } from '../domains/pipeline/hires/index.ts'
import { findInterviewById } from '../domains/pipeline/interviews/index.ts'
import { findEntryOf, findSubmissionFor, stageFor } from '../domains/pipeline/shortlists/index.ts'
import { listRequirementsById } from '../domains/requirements/index.ts'
import { findCompany } from '../domains/tenants/index.ts'
import { findWebhook, type Message, postWebhook, queueMessage, type WebhookParts } from '../domains/webhooks/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import { companyMessages } from './company-messages.ts'
import { notifyOn, type Wording } from './notify-on.ts'

type Sent = Pick<Message, 'data'> & { readonly agencyId: string; readonly type: WebhookEvent }
type BuildMessage = (ctx: Context, event: RecordedEvent) => Promise<Sent | null>

interface Subject {
  readonly candidateId: string
  readonly requirementId: string
  readonly companyId: string
}

/** Names that the agency's own pages show too. */
async function describeSubject({ db }: Context, { candidateId, requirementId, companyId }: Subject) {
  const [requirement] = await listRequirementsById(db, [requirementId])
  return {
    candidateId,
    externalId: (await listExternalIds(db, [candidateId])).get(candidateId) ?? null,
    requirementId,
    requirementTitle: requirement?.title ?? null,
    companyId,
    companyName: (await findCompany(db, companyId))?.name ?? null,
  }
}

/** By what became of the submission; the stage only if the employer shares stages, as on the agency's pages. */
const ofSubmission =
  (typeOf: (event: RecordedEvent, isDeclined: boolean) => WebhookEvent | null, needsStage = false): BuildMessage =>
  async (ctx, event) => {
    const { candidateId, requirementId } = event
    if (candidateId === undefined || requirementId === undefined) return null
    const submission = await findSubmissionFor(ctx.db, { candidateId, requirementId })
    if (submission === null) return null
    const { agencyId, companyId, state, ownedUntil } = submission
    const entry = await findEntryOf(ctx.db, { candidateId, requirementId })
    const client = (await listClientsOfAgency(ctx.db, agencyId, [companyId])).get(companyId)
    const stage = entry === null ? null : stageFor(entry.stage, client?.stageVisible === true)
    const type = typeOf(event, state !== 'accepted')
    if (type === null || (needsStage && stage === null)) return null
    const subject = await describeSubject(ctx, { candidateId, requirementId, companyId })
    const data = {
      submissionId: submission.id,
      ...subject,
      state,
      stage,
      ownedUntil: ownedUntil?.toISOString() ?? null,
    }
    return { agencyId, type, data }
  }

const ofContact =
  (type: WebhookEvent): BuildMessage =>
  async (ctx, event) => {
    const info = await findContactInfoById(ctx.db, event.target.id)
    if (info?.agencyId == null) return null
    const { agencyId, state, expiresAt } = info
    const subject = await describeSubject(ctx, info)
    const data = { contactRequestId: info.id, ...subject, state, expiresAt: expiresAt?.toISOString() ?? null }
    return { agencyId, type, data }
  }

/** For the agency that answered the contact request, which sees the interviews. */
const ofInterview =
  (type: WebhookEvent): BuildMessage =>
  async (ctx, event) => {
    const interview = await findInterviewById(ctx.db, event.target.id)
    const release = interview && (await findReleasedOf(ctx.db, interview.shortlistedId))
    if (interview === null || release?.agencyId == null) return null
    const { round, state, startsAt, respondBy } = interview
    const subject = await describeSubject(ctx, interview)
    const times = { startsAt: startsAt?.toISOString() ?? null, respondBy: respondBy?.toISOString() ?? null }
    return { agencyId: release.agencyId, type, data: { interviewId: interview.id, ...subject, round, state, ...times } }
  }

/** Without pay and letter, which are between employer and candidate. */
const ofOffer =
  (type: WebhookEvent): BuildMessage =>
  async (ctx, event) => {
    const sent = await ofSubmission(() => type, true)(ctx, event)
    return (
      sent && { ...sent, data: { ...sent.data, offerId: event.target.id, offerState: event.after?.['state'] ?? null } }
    )
  }

const ofHire =
  (type: WebhookEvent): BuildMessage =>
  async (ctx, event) => {
    const hire = await findHire(ctx.db, event.target.id, {})
    if (hire === null || hire.agencyId === null) return null
    const { state, startOn } = hire
    const subject = await describeSubject(ctx, hire)
    return { agencyId: hire.agencyId, type, data: { hireId: hire.id, ...subject, state, startOn } }
  }

const ofClient =
  (type: WebhookEvent): BuildMessage =>
  async (ctx, event) => {
    const client = await findAgencyClientById(ctx.db, event.target.id)
    if (client === null) return null
    const { agencyId, companyId, state, endsAt } = client
    const companyName = (await findCompany(ctx.db, companyId))?.name ?? null
    const data = { clientId: client.id, companyId, companyName, state, endsAt: endsAt?.toISOString() ?? null }
    return { agencyId, type, data }
  }

/** For the agency's timeline, which names candidate and job by their ids. */
const shownOf = ({ data }: Sent): Readonly<Record<string, unknown>> => {
  const facts = ['companyName', 'state', 'stage', 'offerState', 'round', 'startsAt', 'startOn', 'endsAt', 'ownedUntil']
  return Object.fromEntries(facts.flatMap((name) => (data[name] == null ? [] : [[name, data[name]]])))
}

const sendMessage =
  (build: BuildMessage): Effect =>
  async (ctx, event) => {
    const sent = await build(ctx, event)
    if (sent === null) return
    const happening = `${event.name}/${event.target.id}/${event.requestId}`
    const { agencyId, type, data } = sent
    await noteForAgency(ctx, { agencyId, event, after: shownOf(sent) })
    await queueMessage(ctx, { owner: { kind: 'agency', id: agencyId }, type, data, happening, at: new Date(event.at) })
  }

const stageReached = ofSubmission(({ after }) =>
  after?.['stage'] === 'withdrawn' ? 'candidate.withdrawn' : 'candidate.stage_changed',
)
/** A withdrawal is the agency's own matter; other stages only if shared. */
const advanced: BuildMessage = async (ctx, event) => {
  const sent = await stageReached(ctx, event)
  return sent !== null && sent.type === 'candidate.stage_changed' && sent.data['stage'] === null ? null : sent
}

const SENT: Readonly<Record<string, BuildMessage>> = {
  candidateSubmitted: ofSubmission(() => 'submission.created'),
  submissionDecided: ofSubmission((_event, isDeclined) => (isDeclined ? 'submission.declined' : 'submission.accepted')),
  ownershipExpired: ofSubmission(() => 'submission.ownership_ended'),
  entryAdvanced: advanced,
  candidateRestored: ofSubmission(() => 'candidate.stage_changed', true),
  candidateRejected: ofSubmission(() => 'candidate.rejected', true),
  entryClosed: ofSubmission(() => 'candidate.stage_changed', true),
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
  offerSent: ofOffer('offer.sent'),
  offerAccepted: ofOffer('offer.answered'),
  offerDeclined: ofOffer('offer.answered'),
  offerWithdrawn: ofOffer('offer.answered'),
  offerExpired: ofOffer('offer.answered'),
  hireBegun: ofHire('hire.begun'),
  hireEnded: ofHire('hire.ended'),
  hireNotStarted: ofHire('hire.ended'),
  agencyInvited: ofClient('client.invited'),
  agencyClientMoved: ofClient('client.changed'),
}

/** Those who manage it, unless one of them did it. */
async function webhookDisabledNotice({ db }: Context, { target, after }: RecordedEvent): Promise<Wording | null> {
  const webhook = await findWebhook(db, target.id)
  if (webhook === null || webhook.disabledAt === null || after?.['because'] === undefined) return null
  const { agencyId, companyId } = webhook
  return {
    kind: 'webhookDisabled',
    tenantId: agencyId ?? companyId,
    who: { permission: agencyId === null ? 'export.tenant' : 'agencyApi.webhooks' },
    title: `Webhooks to ${new URL(webhook.url).hostname} were disabled`,
    body: `${webhook.disabledBecause} Enable the endpoint once it works, then resend the messages it missed.`,
    link: agencyId === null ? '/account?part=webhooks' : '/agency-api?show=webhooks',
  }
}

export const webhookReactions = (
  parts: WebhookParts | undefined,
): Readonly<Record<string, Readonly<Record<string, Effect>>>> => ({
  ...Object.fromEntries(
    [...new Set([...Object.keys(SENT), ...Object.keys(companyMessages)])].map((event) => [
      event,
      {
        ...(SENT[event] && { tellAgencyPrograms: sendMessage(SENT[event]) }),
        ...(companyMessages[event] && { tellCompanyPrograms: companyMessages[event] }),
      },
    ]),
  ),
  webhookDisabled: { notifyOfDisabledWebhook: notifyOn(webhookDisabledNotice) },
  webhookQueued: {
    postWebhook: (ctx, { target }) => {
      if (parts === undefined) throw new Error('This process only lists effects.')
      return postWebhook(ctx, parts, target.id)
    },
  },
})
