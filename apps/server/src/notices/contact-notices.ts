import { readCreditsLeft } from '../domains/billing/index.ts'
import { listAgencyIds } from '../domains/candidates/index.ts'
import { type ContactInfo, findContactInfoById } from '../domains/pipeline/contact-requests/index.ts'
import { listRequirementsById } from '../domains/requirements/index.ts'
import { findCompany } from '../domains/tenants/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import { formatNearInstant } from '../platform/time/instants.ts'
import { aboutJob, codeOf } from './notice-words.ts'
import type { Wording } from './notify-on.ts'

/** Notifies the agency that represents the candidate, which has to answer. */
export async function contactToAnswerNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { info, title } = await around(ctx, event)
  if (info?.agencyId == null || info.state !== 'pending') return null
  const companyName = (await findCompany(ctx.db, info.companyId))?.name ?? 'An employer'
  const code = await codeOf(ctx, info.candidateId)
  const isReminder = event.name === 'contactReminded'
  return {
    kind: 'contactToAnswer',
    tenantId: info.agencyId,
    who: { permission: 'contact.answer' },
    title: (timezone) => {
      const before = `${isReminder ? 'Reminder: ' : ''}${companyName} wants to contact ${code}`
      return aboutJob(
        title,
        (job) => `${before} about “${job}”: reply by ${formatNearInstant(info.expiresAt, timezone)}`,
      )
    },
    link: '/contact-info-requested?state=pending',
  }
}

/** Notifies the agency that a request for its candidate expired without an answer. */
export async function contactRanOutNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { info, title } = await around(ctx, event)
  if (info?.agencyId == null || info.state !== 'expired') return null
  const code = await codeOf(ctx, info.candidateId)
  return {
    kind: 'contactExpired',
    tenantId: info.agencyId,
    who: { permission: 'contact.answer' },
    title: aboutJob(title, (job) => `The request to contact ${code} about “${job}” has expired`),
    link: '/contact-info-requested?state=expired',
    dedupeKey: `contactRanOut/${info.id}`,
  }
}

/** Notifies the operator of a dispute to decide. */
export async function contactDisputedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { info } = await around(ctx, event)
  if (info?.state !== 'disputed') return null
  return {
    kind: 'contactDisputed',
    tenantId: null,
    who: { permission: 'contact.answer' },
    title: 'Contact details are disputed. Decide whether to return the credit.',
    link: '/contact-info-requested?state=disputed',
  }
}

/** Notifies the source of the data, which is the agency or else the operator, of a correction. */
export async function correctionProposedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { candidateId } = event
  if (candidateId === undefined) return null
  const tenantId = (await listAgencyIds(ctx.db, [candidateId])).get(candidateId) ?? null
  return {
    kind: 'correctionAsked',
    tenantId,
    who: { permission: 'candidate.edit' },
    title: 'A candidate asked to correct their data',
    link: '/candidate-requests?show=corrections',
    dedupeKey: `correctionProposed/${String(event.after?.['correctionId'])}`,
  }
}

const WORDS = {
  contactAnswered: 'contactAnswered',
  contactExpired: 'contactExpired',
  contactRevoked: 'contactRevoked',
  disputeDecided: 'contactDisputed',
} as const

/** Notifies the sender of a contact request of its outcome. */
export async function contactEndedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { info, title } = await around(ctx, event)
  if (info === null || !(event.name in WORDS)) return null
  const code = await codeOf(ctx, info.candidateId)
  return {
    kind: WORDS[event.name as keyof typeof WORDS],
    userIds: [info.requestedBy],
    title: aboutJob(title, (job) => `“${job}”, ${code}: ${format(info)}`),
    link: `/contact-info-requested?requirement=${info.requirementId}`,
  }
}

function format({ state }: ContactInfo): string {
  if (state === 'approved') return 'contact request accepted'
  if (state === 'declined') return 'contact request declined, credit returned'
  if (state === 'expired') return 'contact request expired, credit returned'
  if (state === 'refunded') return 'contact details were wrong, credit returned'
  return 'contact details were withdrawn'
}

/** Notifies the sender a day before a request expires. */
export async function contactExpiringNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { info, title } = await around(ctx, event)
  if (info?.state !== 'pending' || event.after?.['by'] !== 'clock') return null
  const code = await codeOf(ctx, info.candidateId)
  return {
    kind: 'contactExpiring',
    userIds: [info.requestedBy],
    except: null,
    title: aboutJob(title, (job) => `“${job}”, ${code}: the contact request expires within a day`),
    link: `/contact-info-requested?requirement=${info.requirementId}`,
  }
}

const FEW = [3, 0]

/** Warns once when few contact credits are left and once when there are none. */
export async function creditsLowNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { tenantId } = event
  const left = tenantId === null ? null : await readCreditsLeft(ctx.db, tenantId, ctx.now())
  if (left === null || !FEW.includes(left)) return null
  return {
    kind: 'creditsLow',
    who: { permission: 'billing.manage' },
    userIds: [event.actor.id],
    except: null,
    title: left === 0 ? 'No contact credits left' : `${left} contact credits left`,
    link: '/contact-info-requested',
    dedupeKey: `creditsLow/${tenantId}/${event.at.slice(0, 7)}/${left}`,
  }
}

async function around(ctx: Context, { target }: RecordedEvent): Promise<{ info: ContactInfo | null; title: string }> {
  const info = await findContactInfoById(ctx.db, target.id)
  const [requirement] = info === null ? [] : await listRequirementsById(ctx.db, [info.requirementId])
  return { info, title: requirement?.title ?? '' }
}
