import type { AgencyClientSide } from '@assay/contracts/agency-clients'
import type { Actor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

/** Which of these relations an actor may read. */
export type ClientAccess =
  | { readonly kind: 'none' }
  | { readonly kind: 'every' }
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'agency'; readonly agencyId: string }

export function clientAccess(actor: Actor): ClientAccess {
  if (actor.kind !== 'user' || accessOf(actor, 'agency.engage') === null) return { kind: 'none' }
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
  if (accessOf(actor, 'agency.engage') !== 'all') return null
  const access = clientAccess(actor)
  if (access.kind === 'company') return access.companyId === companyId ? 'employer' : null
  return access.kind === 'agency' && access.agencyId === agencyId ? 'agency' : null
}

export const mayInvite = (actor: Actor): boolean =>
  clientAccess(actor).kind === 'company' && accessOf(actor, 'agency.engage') === 'all'

/** Users who may invite, and the platform. */
export const mayListAgencies = (actor: Actor): boolean => mayInvite(actor) || clientAccess(actor).kind === 'every'

/** A user of that agency; whether the requirement is theirs to supply is checked separately. */
export const maySupply = (actor: Actor, { agencyId }: Relation): boolean =>
  actor.kind === 'user' &&
  actor.scope === 'agency' &&
  actor.agencyId === agencyId &&
  accessOf(actor, 'shortlist.submit') !== null
