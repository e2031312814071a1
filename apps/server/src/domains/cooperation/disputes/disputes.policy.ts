import type { DisputeSide } from '@assay/contracts/ownership-disputes'
import type { Actor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

/** The disputes that a user reads: an operator all, an employer and an agency their own. */
export type DisputeAccess =
  | { readonly kind: 'none' }
  | { readonly kind: 'every' }
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'agency'; readonly agencyId: string }

export function disputeAccess(actor: Actor): DisputeAccess {
  if (actor.kind !== 'user' || actor.apiKey !== undefined) return { kind: 'none' }
  if (actor.scope === 'platform') return { kind: accessOf(actor, 'ownership.decide') === null ? 'none' : 'every' }
  if (accessOf(actor, 'agency.engage') === null) return { kind: 'none' }
  if (actor.scope === 'employer' && actor.companyId !== null) return { kind: 'company', companyId: actor.companyId }
  if (actor.scope === 'agency' && actor.agencyId !== null) return { kind: 'agency', agencyId: actor.agencyId }
  return { kind: 'none' }
}

interface Parties {
  readonly companyId: string
  readonly agencyId: string
  readonly otherAgencyId: string | null
}

/** The side of the caller; null for the operator. */
export function disputeSideOf(actor: Actor, { companyId, agencyId, otherAgencyId }: Parties): DisputeSide | null {
  const access = disputeAccess(actor)
  if (access.kind === 'company') return access.companyId === companyId ? 'employer' : null
  if (access.kind !== 'agency') return null
  if (access.agencyId === agencyId) return 'agency'
  return access.agencyId === otherAgencyId ? 'otherAgency' : null
}

/** Users who represent a side: owners of an agency, and those who engage agencies at an employer. */
export const speaksInDisputes = (actor: Actor): boolean => accessOf(actor, 'agency.engage') === 'all'

export const mayDecideDisputes = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'ownership.decide') === 'all'
