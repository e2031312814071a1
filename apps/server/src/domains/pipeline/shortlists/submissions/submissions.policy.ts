import type { Actor } from '../../../../platform/context/actor.ts'
import { reachOf } from '../../../../platform/context/may.ts'
import { mayReadPipeline } from '../../../requirements/index.ts'

/** The proposals that an actor may read: an agency its own, an employer those it received. */
export type SubmissionReach =
  | { readonly kind: 'none' }
  | { readonly kind: 'agency'; readonly agencyId: string }
  | { readonly kind: 'employer' }

export function submissionReach(actor: Actor): SubmissionReach {
  if (actor.kind !== 'user') return { kind: 'none' }
  if (actor.scope === 'agency' && actor.agencyId !== null && reachOf(actor, 'shortlist.submit') !== null)
    return { kind: 'agency', agencyId: actor.agencyId }
  return mayReadPipeline(actor) ? { kind: 'employer' } : { kind: 'none' }
}

/** An agency, for a requirement assigned to it. */
export function maySubmit(
  actor: Actor,
  around: { readonly requirement: { readonly id: string }; readonly assigned: ReadonlySet<string> },
): boolean {
  if (actor.kind !== 'user' || actor.scope !== 'agency') return false
  return reachOf(actor, 'shortlist.submit') !== null && around.assigned.has(around.requirement.id)
}

/** The agency that proposed the candidate may withdraw them. */
export const mayWithdraw = (actor: Actor, { agencyId }: { readonly agencyId: string }): boolean => {
  const reach = submissionReach(actor)
  return reach.kind === 'agency' && reach.agencyId === agencyId
}
