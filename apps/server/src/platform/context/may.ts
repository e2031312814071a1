import type { PermissionName } from '@assay/contracts/permission-names'
import type { Actor, Reach } from './actor.ts'

/** Permissions of guests; the search limits are enforced where searches are counted. */
const GUEST_REACHES: ReadonlyMap<string, Reach> = new Map<PermissionName, Reach>([
  ['search.run', 'masked'],
  ['search.explain', 'masked'],
  ['candidate.read', 'masked'],
  ['content.read', 'read'],
  ['compensation.read', 'masked'],
])

/**
 * The scope of the actor's permission; null if there is none. The system may do everything, a link only its own action.
 */
export function reachOf(actor: Actor, permission: PermissionName): Reach | null {
  if (actor.kind === 'system') return 'all'
  if (actor.kind === 'candidateLink' || actor.kind === 'feedbackLink') return null
  const reaches = actor.kind === 'user' ? actor.permissions : GUEST_REACHES
  return reaches.get(permission) ?? null
}

export const may = (actor: Actor, permission: PermissionName): boolean => reachOf(actor, permission) !== null
