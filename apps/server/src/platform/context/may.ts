import type { PermissionName } from '@assay/contracts/permission-names'
import type { Actor, Reach } from './actor.ts'

/** What somebody who is not signed in may do; the limits of it stand where the searches are counted. */
const GUEST_REACHES: ReadonlyMap<string, Reach> = new Map<PermissionName, Reach>([
  ['search.run', 'masked'],
  ['search.explain', 'masked'],
  ['candidate.read', 'masked'],
  ['content.read', 'read'],
  ['compensation.read', 'masked'],
])

/** How far the actor may go; null where not at all. The system may everything that it was told to, a link only its own act. */
export function reachOf(actor: Actor, permission: PermissionName): Reach | null {
  if (actor.kind === 'system') return 'all'
  if (actor.kind === 'candidateLink' || actor.kind === 'feedbackLink') return null
  const reaches = actor.kind === 'user' ? actor.permissions : GUEST_REACHES
  return reaches.get(permission) ?? null
}

export const may = (actor: Actor, permission: PermissionName): boolean => reachOf(actor, permission) !== null
