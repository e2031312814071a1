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
