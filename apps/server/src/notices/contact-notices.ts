import { readCreditsLeft } from '../domains/billing/index.ts'
import { listAgencyIds } from '../domains/candidates/index.ts'
import { type ContactInfo, findContactInfoById } from '../domains/pipeline/contact-requests/index.ts'
import { listRequirementsById } from '../domains/requirements/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Wording } from './notify-on.ts'

/** The agency that represents somebody is to answer. */
export async function contactToAnswerNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { info, title } = await around(ctx, event)
  if (info?.agencyId == null || info.state !== 'pending') return null
  const isReminder = event.name === 'contactReminded'
  return {
    kind: 'contactToAnswer',
    tenantId: info.agencyId,
    who: { permission: 'contact.answer' },
    title: `${isReminder ? 'Still open: a' : 'A'} request for the contact details of your candidate, for “${title}”`,
    link: '/contact-info-requested?state=pending',
  }
}

/** The agency was asked for its candidate, and nobody answered in time. */
export async function contactRanOutNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { info, title } = await around(ctx, event)
  if (info?.agencyId == null || info.state !== 'expired') return null
  return {
    kind: 'contactExpired',
    tenantId: info.agencyId,
    who: { permission: 'contact.answer' },
    title: `A request for the contact details of your candidate ran out, for “${title}”`,
    link: '/contact-info-requested?state=expired',
    dedupeKey: `contactRanOut/${info.id}`,
  }
}

/** The operator is to decide. */
export async function contactDisputedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { info } = await around(ctx, event)
  if (info?.state !== 'disputed') return null
  return {
    kind: 'contactDisputed',
    tenantId: null,
    who: { permission: 'contact.answer' },
    title: 'Contact details are disputed: decide whether the credit goes back',
    link: '/contact-info-requested?state=disputed',
  }
}

/** Whoever brought the data in: the agency, or the operator where there is none. */
export async function correctionProposedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { candidateId } = event
  if (candidateId === undefined) return null
  const tenantId = (await listAgencyIds(ctx.db, [candidateId])).get(candidateId) ?? null
  return {
    kind: 'correctionAsked',
    tenantId,
    who: { permission: 'candidate.edit' },
    title: 'A candidate says that something is wrong in their data',
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

/** Whoever asked hears what became of it. */
export async function contactEndedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { info, title } = await around(ctx, event)
  if (info === null || !(event.name in WORDS)) return null
  return {
    kind: WORDS[event.name as keyof typeof WORDS],
    userIds: [info.requestedBy],
    title: `“${title}”: ${format(info)}`,
    link: `/contact-info-requested?requirement=${info.requirementId}`,
  }
}

function format({ state }: ContactInfo): string {
  if (state === 'approved') return 'the contact details are released'
  if (state === 'declined') return 'the contact request was declined, the credit is back'
  if (state === 'expired') return 'the contact request ran out, the credit is back'
  if (state === 'refunded') return 'the details were wrong, the credit is back'
  return 'the contact details were withdrawn'
}

/** A day before a request runs out, whoever asked may still say a word. */
export async function contactExpiringNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { info, title } = await around(ctx, event)
  if (info?.state !== 'pending' || event.after?.['by'] !== 'clock') return null
  return {
    kind: 'contactExpiring',
    userIds: [info.requestedBy],
    except: null,
    title: `“${title}”: a contact request runs out within a day`,
    link: `/contact-info-requested?requirement=${info.requirementId}`,
  }
}

const FEW = [3, 0]

/** Few contact credits are left, or none: said once each, to whoever asks for contacts. */
export async function creditsLowNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { tenantId } = event
  const left = tenantId === null ? null : await readCreditsLeft(ctx.db, tenantId, ctx.now())
  if (left === null || !FEW.includes(left)) return null
  return {
    kind: 'creditsLow',
    who: { permission: 'billing.manage' },
    userIds: [event.actor.id],
    except: null,
    title: left === 0 ? 'No contact credit is left' : `${left} contact credits are left`,
    link: '/contact-info-requested',
    dedupeKey: `creditsLow/${tenantId}/${event.at.slice(0, 7)}/${left}`,
  }
}

async function around(ctx: Context, { target }: RecordedEvent): Promise<{ info: ContactInfo | null; title: string }> {
  const info = await findContactInfoById(ctx.db, target.id)
  const [requirement] = info === null ? [] : await listRequirementsById(ctx.db, [info.requirementId])
  return { info, title: requirement?.title ?? '' }
}
