import { findOfferById, type Offer } from '../domains/pipeline/offers/index.ts'
import { listRequirementsById, listTeams } from '../domains/requirements/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import { aboutJob, codeOf } from './notice-words.ts'
import type { Wording } from './notify-on.ts'

interface Found {
  readonly offer: Offer
  readonly code: string
  readonly title: string
  readonly team: readonly string[]
}

const linkTo = ({ id }: Offer): string => `/hired-candidates/offers-sent?id=${id}`

/** Possible approvers, the named one first, who may be outside the team. */
export async function offerSubmittedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const found = await findAround(ctx, event)
  if (found === null || found.offer.state !== 'pendingApproval') return null
  const { offer, code, title, team } = found
  const access = offer.approverId === null ? team : []
  return {
    kind: 'offerToApprove',
    title: aboutJob(title, (job) => `An offer to ${code} for “${job}” is awaiting approval`),
    link: linkTo(offer),
    userIds: [offer.approverId],
    who: { permission: 'offer.approve', team: access },
    body: offer.needsOwner ? 'It exceeds the salary range, so an owner must approve it.' : null,
  }
}

const DECISIONS: Readonly<Record<string, string>> = { offerApproved: 'is approved', offerReturned: 'was sent back' }

export async function offerDecidedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const found = await findAround(ctx, event)
  if (found === null) return null
  const { offer, code, title } = found
  const decision = DECISIONS[event.name] ?? 'was decided'
  const words = aboutJob(title, (job) => `Your offer to ${code} for “${job}” ${decision}`)
  const note = event.after?.['note']
  const body = typeof note === 'string' ? note : null
  return { kind: 'offerApproved', title: words, link: linkTo(offer), userIds: offer.authorIds, body }
}

const ANSWERS = {
  offerViewed: ['offerViewed', 'was viewed'],
  offerAccepted: ['offerAccepted', 'was accepted'],
  offerDeclined: ['offerDeclined', 'was declined'],
  offerExpired: ['offerExpired', 'has expired'],
  offerExpiring: ['offerExpiring', 'expires within a day'],
} as const

/** The candidate’s answer, or its absence: for the authors and the team. */
export async function offerAnsweredNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const found = await findAround(ctx, event)
  if (found === null || !(event.name in ANSWERS)) return null
  const { offer, code, title, team } = found
  const [kind, words] = ANSWERS[event.name as keyof typeof ANSWERS]
  return {
    kind,
    title: aboutJob(title, (job) => `The offer to ${code} for “${job}” ${words}`),
    link: linkTo(offer),
    userIds: [...offer.authorIds, ...team],
  }
}

async function findAround(ctx: Context, event: RecordedEvent): Promise<Found | null> {
  const offer = await findOfferById(ctx.db, event.target.id)
  if (offer === null) return null
  const [requirement] = await listRequirementsById(ctx.db, [offer.requirementId])
  const teams = await listTeams(ctx.db, [offer.requirementId])
  const code = await codeOf(ctx, offer.candidateId)
  return { offer, code, title: requirement?.title ?? '', team: teams.get(offer.requirementId) ?? [] }
}
