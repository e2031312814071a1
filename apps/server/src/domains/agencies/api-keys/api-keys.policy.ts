import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

/** Which keys and calls an actor may read. */
export type AgencyApiAccess =
  | { readonly kind: 'none' }
  | { readonly kind: 'every' }
  | { readonly kind: 'agency'; readonly agencyId: string }

export function keyAccess(actor: Actor): AgencyApiAccess {
  if (actor.kind !== 'user') return { kind: 'none' }
  if (actor.scope === 'platform') return { kind: accessOf(actor, 'agencyApi.revoke') === null ? 'none' : 'every' }
  return ofAgency(actor, accessOf(actor, 'agencyApi.keys') !== null)
}

const ofAgency = ({ scope, agencyId }: UserActor, isGranted: boolean): AgencyApiAccess =>
  isGranted && scope === 'agency' && agencyId !== null ? { kind: 'agency', agencyId } : { kind: 'none' }

/** Owners of the agency. A key never changes keys. */
export const mayManageKeys = (actor: Actor): actor is UserActor & { readonly agencyId: string } =>
  keyAccess(actor).kind === 'agency' &&
  accessOf(actor, 'agencyApi.keys') === 'all' &&
  actor.kind === 'user' &&
  actor.apiKey === undefined

export const mayRevokeKeys = (actor: Actor): boolean => mayManageKeys(actor) || keyAccess(actor).kind === 'every'
