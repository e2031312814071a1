import type { Actor } from '../../../../platform/context/actor.ts'
import { accessOf } from '../../../../platform/context/may.ts'
import { mayReadPipeline } from '../../../requirements/index.ts'

/** The proposals that an actor may read: an agency its own, an employer those it received. */
export type SubmissionAccess =
  | { readonly kind: 'none' }
  | { readonly kind: 'agency'; readonly agencyId: string }
  | { readonly kind: 'employer' }

export function submissionAccess(actor: Actor): SubmissionAccess {
  if (actor.kind !== 'user') return { kind: 'none' }
  if (actor.scope === 'agency' && actor.agencyId !== null && accessOf(actor, 'shortlist.submit') !== null)
    return { kind: 'agency', agencyId: actor.agencyId }
  return mayReadPipeline(actor) ? { kind: 'employer' } : { kind: 'none' }
}

/** An agency, for a requirement assigned to it. */
export function maySubmit(
  actor: Actor,
  around: { readonly requirement: { readonly id: string }; readonly assigned: ReadonlySet<string> },
): boolean {
  if (actor.kind !== 'user' || actor.scope !== 'agency') return false
  return accessOf(actor, 'shortlist.submit') !== null && around.assigned.has(around.requirement.id)
}

/** The agency that proposed the candidate may withdraw them. */
export const mayWithdraw = (actor: Actor, { agencyId }: { readonly agencyId: string }): boolean => {
  const access = submissionAccess(actor)
  return access.kind === 'agency' && access.agencyId === agencyId
}

/** Owners of an agency, and who engages agencies at an employer. */
export const mayDispute = (actor: Actor): boolean =>
  submissionAccess(actor).kind !== 'none' && accessOf(actor, 'agency.engage') === 'all'
