import type { Actor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'
import { mayListAgencies } from '../clients/index.ts'

/** Operators decide about applications. */
export const mayReviewAgencies = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'agency.approve') === 'all'

export const maySuspendAgencies = (actor: Actor): boolean =>
  mayReviewAgencies(actor) && accessOf(actor, 'agency.suspend') === 'all'

/** Which agencies an actor may read. */
export type AgencyAccess = 'none' | 'every' | 'approved' | { readonly own: string }

export function agencyAccess(actor: Actor): AgencyAccess {
  if (mayReviewAgencies(actor)) return 'every'
  if (mayListAgencies(actor)) return 'approved'
  return actor.kind === 'user' && actor.agencyId !== null ? { own: actor.agencyId } : 'none'
}

/** The agency whose profile an actor may read in full; null: none. */
const ownAgencyOf = (actor: Actor): string | null =>
  actor.kind === 'user' && actor.scope === 'agency' && accessOf(actor, 'agency.engage') !== null ? actor.agencyId : null

export const mayReadContact = (actor: Actor, agencyId: string): boolean =>
  mayReviewAgencies(actor) || ownAgencyOf(actor) === agencyId

/** Its owners. */
const mayRunAgency = (actor: Actor, agencyId: string): boolean =>
  ownAgencyOf(actor) === agencyId && accessOf(actor, 'agency.engage') === 'all'

export const mayChangeAgency = (actor: Actor, agencyId: string): boolean =>
  mayReviewAgencies(actor) || mayRunAgency(actor, agencyId)

export const mayCloseAgency = (actor: Actor, agencyId: string): boolean =>
  maySuspendAgencies(actor) || mayRunAgency(actor, agencyId)
