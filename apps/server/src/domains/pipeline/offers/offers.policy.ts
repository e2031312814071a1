import type { OfferAct } from '@assay/contracts/offers'
import type { PermissionName } from '@assay/contracts/permission-names'
import type { Actor } from '../../../platform/context/actor.ts'
import { may, reachOf } from '../../../platform/context/may.ts'
import { type EmployerActor, mayWithin } from '../../requirements/index.ts'

interface Around {
  readonly requirement: { readonly id: string; readonly companyId: string }
  readonly assigned: ReadonlySet<string>
}

interface Authored {
  readonly authorIds: readonly string[]
  readonly approverId: string | null
  readonly needsOwner: boolean
}

/** Offers are the employer's own. Whoever only follows a requirement does not see them. */
export function mayReadOffers(actor: Actor): actor is EmployerActor {
  return (
    actor.kind === 'user' &&
    actor.scope === 'employer' &&
    actor.companyId !== null &&
    (may(actor, 'offer.draft') || may(actor, 'offer.approve'))
  )
}

/** Whose offers: the whole company's, or those of the requirements assigned to the caller. */
export const readsEveryOffer = (actor: Actor): boolean =>
  reachOf(actor, 'offer.draft') === 'all' || reachOf(actor, 'offer.approve') === 'all'

const PERMISSIONS: Readonly<Record<OfferAct, PermissionName>> = {
  edit: 'offer.draft',
  submit: 'offer.draft',
  approve: 'offer.approve',
  return: 'offer.approve',
  send: 'offer.send',
  remind: 'offer.send',
  revise: 'offer.draft',
  withdraw: 'offer.approve',
  discard: 'offer.draft',
  recordAcceptance: 'offer.send',
}

export const mayDraftOffer = (actor: Actor, around: Around): actor is EmployerActor =>
  mayWithin(actor, 'offer.draft', around)

export function mayActOnOffer(
  actor: Actor,
  act: OfferAct,
  { offer, ...around }: Around & { readonly offer: Authored },
): actor is EmployerActor {
  if (!mayWithin(actor, PERMISSIONS[act], around)) return false
  if (act === 'approve' || act === 'return') return mayDecide(actor, offer)
  // What is out is taken back by admins and owners only.
  return act !== 'withdraw' || reachOf(actor, 'offer.approve') === 'all'
}

/** Nobody decides about their own offer; one outside the band is for owners. */
function mayDecide(actor: EmployerActor, { authorIds, approverId, needsOwner }: Authored): boolean {
  if (authorIds.includes(actor.userId)) return false
  if (needsOwner) return may(actor, 'owner.transfer')
  return approverId === null || approverId === actor.userId || reachOf(actor, 'offer.approve') === 'all'
}

/** Letters of the company are kept by those who run it. */
export const maySaveTemplates = (actor: Actor): actor is EmployerActor =>
  mayReadOffers(actor) && reachOf(actor, 'company.settings') === 'all'

/** The candidate to whom it was made, by the link that was sent to them. */
export const mayAnswerOffer = (actor: Actor, { candidateId }: { readonly candidateId: string }): boolean =>
  actor.kind === 'candidateLink' && actor.candidateId === candidateId
