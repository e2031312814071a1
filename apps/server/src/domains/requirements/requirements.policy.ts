import type { Actor } from '../../platform/context/actor.ts'
import { reachOf } from '../../platform/context/may.ts'

/** Which requirements an actor may read. */
export type RequirementReach =
  | { readonly kind: 'none' }
  | { readonly kind: 'every' }
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'assigned'; readonly userId: string }

export function requirementReach(actor: Actor): RequirementReach {
  const reach = reachOf(actor, 'requirement.read')
  if (actor.kind !== 'user' || reach === null) return { kind: 'none' }
  if (actor.scope === 'platform') return { kind: 'every' }
  if (reach === 'assigned' || actor.companyId === null) return { kind: 'assigned', userId: actor.userId }
  return { kind: 'company', companyId: actor.companyId }
}
