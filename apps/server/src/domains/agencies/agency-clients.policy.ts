import type { AgencyClientSide } from '@assay/contracts/agency-clients'
import type { Actor } from '../../platform/context/actor.ts'
import { reachOf } from '../../platform/context/may.ts'

/** Which of these relations an actor may read. */
export type ClientReach =
  | { readonly kind: 'none' }
  | { readonly kind: 'every' }
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'agency'; readonly agencyId: string }

export function clientReach(actor: Actor): ClientReach {
  if (actor.kind !== 'user' || reachOf(actor, 'agency.engage') === null) return { kind: 'none' }
  if (actor.scope === 'platform') return { kind: 'every' }
  if (actor.scope === 'employer' && actor.companyId !== null) return { kind: 'company', companyId: actor.companyId }
  if (actor.scope === 'agency' && actor.agencyId !== null) return { kind: 'agency', agencyId: actor.agencyId }
  return { kind: 'none' }
}

interface Relation {
  readonly companyId: string
  readonly agencyId: string
}

/** The side for which the actor may act; null: read only, or no access. */
export function sideOf(actor: Actor, { companyId, agencyId }: Relation): AgencyClientSide | null {
  if (reachOf(actor, 'agency.engage') !== 'all') return null
  const reach = clientReach(actor)
  if (reach.kind === 'company') return reach.companyId === companyId ? 'employer' : null
  return reach.kind === 'agency' && reach.agencyId === agencyId ? 'agency' : null
}

export const mayInvite = (actor: Actor): boolean =>
  clientReach(actor).kind === 'company' && reachOf(actor, 'agency.engage') === 'all'

/** Users who may invite, and the platform. */
export const mayListAgencies = (actor: Actor): boolean => mayInvite(actor) || clientReach(actor).kind === 'every'

/** A user of that agency; whether the requirement is theirs to supply is checked separately. */
export const maySupply = (actor: Actor, { agencyId }: Relation): boolean =>
  actor.kind === 'user' &&
  actor.scope === 'agency' &&
  actor.agencyId === agencyId &&
  reachOf(actor, 'shortlist.submit') !== null
