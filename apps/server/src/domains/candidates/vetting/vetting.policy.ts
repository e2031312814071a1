import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

/** Operators record vetting; of candidates they edit nothing else. */
export const mayVet = (actor: Actor): actor is UserActor =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'candidate.edit') === 'all'

interface Proposal {
  readonly state: 'proposed' | 'confirmed' | 'rejected'
  readonly proposedBy: string
}

/** Corrections need a second person. */
export const mayConfirm = (actor: UserActor, change: Proposal): boolean => change.proposedBy !== actor.userId

export function actsOn(actor: Actor, change: Proposal): ('confirm' | 'reject')[] {
  if (!mayVet(actor) || change.state !== 'proposed') return []
  return mayConfirm(actor, change) ? ['confirm', 'reject'] : ['reject']
}
