import { isGone, type ownCandidateVerbs } from '@assay/contracts/candidates'
import type { PermissionName } from '@assay/contracts/permission-names'
import type { Actor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

/** Which candidates an actor may read. `everyone`: unvetted ones too, for operators. `shown`: those in searches that the actor may see, or shared by an agency. */
export type CandidateAccess =
  | { readonly kind: 'none' }
  | { readonly kind: 'pool' }
  | { readonly kind: 'everyone' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'agency'; readonly agencyId: string }

export function candidateAccess(actor: Actor): CandidateAccess {
  const access = accessOf(actor, 'candidate.read')
  if (actor.kind !== 'user' || access === null) return { kind: 'none' }
  if (actor.scope === 'agency')
    return actor.agencyId === null ? { kind: 'none' } : { kind: 'agency', agencyId: actor.agencyId }
  if (actor.scope === 'platform') return { kind: accessOf(actor, 'candidate.edit') === 'all' ? 'everyone' : 'none' }
  if (actor.scope === 'agencyClient') return { kind: actor.agencyId === null ? 'none' : 'shown' }
  return access === 'assigned' ? { kind: 'shown' } : { kind: 'pool' }
}

/** Names are visible to the agency that represents the candidate, and to employers with a release. */
export function maySeeNames(
  actor: Actor,
  candidate: { readonly agencyId: string | null },
  isReleased = false,
): boolean {
  if (actor.kind !== 'user' || accessOf(actor, 'candidate.unmask') === null) return false
  if (actor.scope === 'employer') return isReleased && actor.isBlind !== true
  return isRepresentedBy(actor, candidate.agencyId)
}

/** Whether the actor works at the agency of the candidate. */
export const isRepresentedBy = (actor: Actor, agencyId: string | null): boolean =>
  actor.kind === 'user' && actor.scope === 'agency' && agencyId !== null && actor.agencyId === agencyId

/** Unvetted candidates are visible to their agency and to operators only. */
export function isAccessible(
  access: CandidateAccess,
  candidate: { readonly agencyId: string | null; readonly state: string },
): boolean {
  if (access.kind === 'agency') return candidate.agencyId === access.agencyId
  if (access.kind === 'everyone') return true
  return access.kind !== 'none' && candidate.state !== 'draft' && candidate.state !== 'inVetting'
}

type OwnCandidateVerb = (typeof ownCandidateVerbs)[number]

/** Fields that the agency's users may edit; `state` is not read in lists. */
export function actsOnOwn(
  actor: Actor,
  { agencyId, state }: { readonly agencyId: string | null; readonly state?: string },
): OwnCandidateVerb[] {
  if (!isRepresentedBy(actor, agencyId) || state === undefined || isGone(state)) return []
  const isEditor = accessOf(actor, 'candidate.edit') === 'own'
  return [
    ...(isEditor ? (['edit', 'confirm'] as const) : []),
    ...(isEditor && state === 'available' ? (['pause'] as const) : []),
    ...(isEditor && state === 'paused' ? (['resume'] as const) : []),
    ...(mayEraseOwn(actor, agencyId) ? (['erase'] as const) : []),
  ]
}

/** Owners of an agency erase its candidates on their request. */
export const mayEraseOwn = (actor: Actor, agencyId: string | null): boolean =>
  isRepresentedBy(actor, agencyId) && accessOf(actor, 'erase.candidate') === 'own'

/** The command line, as the system, and operators. */
export const mayImportCandidates = (actor: Actor): boolean =>
  actor.kind === 'system' || isOperatorWith(actor, 'candidate.create')

/** Operators erase on request; candidates erase themselves by their link. */
export const mayEraseAnybody = (actor: Actor): boolean => isOperatorWith(actor, 'erase.candidate')

const isOperatorWith = (actor: Actor, permission: PermissionName): boolean =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, permission) === 'all'
