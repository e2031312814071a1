import type { OfferAct } from '@assay/contracts/offers'
import type { PermissionName } from '@assay/contracts/permission-names'
import type { Actor } from '../../../../platform/context/actor.ts'
import { accessOf, may } from '../../../../platform/context/may.ts'
import { type EmployerActor, mayWithin } from '../../../requirements/index.ts'

interface Around {
  readonly requirement: { readonly id: string; readonly companyId: string }
  readonly assigned: ReadonlySet<string>
}

interface Authored {
  readonly authorIds: readonly string[]
  readonly approverId: string | null
  readonly needsOwner: boolean
}

/** Offers belong to the employer. Users who only watch a requirement do not see them. */
export function mayReadOffers(actor: Actor): actor is EmployerActor {
  return (
    actor.kind === 'user' &&
    actor.scope === 'employer' &&
    actor.companyId !== null &&
    (may(actor, 'offer.draft') || may(actor, 'offer.approve'))
  )
}

/** Offers of the whole company, or of the requirements assigned to the caller. */
export const readsEveryOffer = (actor: Actor): boolean =>
  accessOf(actor, 'offer.draft') === 'all' || accessOf(actor, 'offer.approve') === 'all'

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
  // Only admins and owners may withdraw a sent offer.
  return act !== 'withdraw' || accessOf(actor, 'offer.approve') === 'all'
}

/** Authors never approve their own offer; one outside the band is for owners. */
function mayDecide(actor: EmployerActor, { authorIds, approverId, needsOwner }: Authored): boolean {
  if (authorIds.includes(actor.userId)) return false
  if (needsOwner) return may(actor, 'owner.transfer')
  return approverId === null || approverId === actor.userId || accessOf(actor, 'offer.approve') === 'all'
}

/** Templates are managed by admins and owners. */
export const maySaveTemplates = (actor: Actor): actor is EmployerActor =>
  mayReadOffers(actor) && accessOf(actor, 'company.settings') === 'all'

/** The recipient, through the link sent to them. */
export const mayAnswerOffer = (actor: Actor, { candidateId }: { readonly candidateId: string }): boolean =>
  actor.kind === 'candidateLink' && actor.candidateId === candidateId
