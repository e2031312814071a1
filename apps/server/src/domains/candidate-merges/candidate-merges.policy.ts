import type { Actor, UserActor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'

/** Operators alone: a merge decides what every company sees of a person. */
export const mayMerge = (actor: Actor): actor is UserActor =>
  actor.kind === 'user' &&
  actor.scope === 'platform' &&
  accessOf(actor, 'candidate.edit') === 'all' &&
  accessOf(actor, 'candidate.create') === 'all'

/** The scheduled look for duplicates. */
export const mayLookForDuplicates = (actor: Actor): boolean => actor.kind === 'system'

interface Merge {
  readonly state: 'proposed' | 'rejected' | 'merged' | 'undone'
  readonly proposedBy: string
  readonly undoUntil: Date | null
}

/** Merges need a second person. */
export const mayConfirm = (actor: UserActor, { proposedBy }: Pick<Merge, 'proposedBy'>): boolean =>
  proposedBy !== actor.userId

export function actsOn(actor: Actor, merge: Merge, now: Date): ('confirm' | 'reject' | 'undo')[] {
  if (!mayMerge(actor)) return []
  if (merge.state === 'proposed') return mayConfirm(actor, merge) ? ['confirm', 'reject'] : ['reject']
  return merge.state === 'merged' && merge.undoUntil !== null && merge.undoUntil > now ? ['undo'] : []
}
