import type { PermissionName } from '@assay/contracts/permission-names'
import type { Access, Actor } from './actor.ts'

/** Permissions of guests; the search limits are enforced where searches are counted. */
const GUEST_ACCESS: ReadonlyMap<string, Access> = new Map<PermissionName, Access>([
  ['search.run', 'masked'],
  ['search.explain', 'masked'],
  ['candidate.read', 'masked'],
  ['content.read', 'read'],
  ['compensation.read', 'masked'],
])

/**
 * Which records the actor's permission covers; null without the permission. The system may do everything, a link only its own action.
 */
export function accessOf(actor: Actor, permission: PermissionName): Access | null {
  if (actor.kind === 'system') return 'all'
  if (actor.kind === 'candidateLink' || actor.kind === 'feedbackLink') return null
  const granted = actor.kind === 'user' ? actor.permissions : GUEST_ACCESS
  return granted.get(permission) ?? null
}

export const may = (actor: Actor, permission: PermissionName): boolean => accessOf(actor, permission) !== null

/** Whether names are hidden from the actor, by their own choice or by the company's. */
export const reviewsBlind = (actor: Actor): boolean => actor.kind === 'user' && actor.isBlind === true

/** Rather than some of them, such as their own. */
export const seesAllJobs = (actor: Actor): boolean => {
  const access = accessOf(actor, 'requirement.read')
  return access === 'all' || access === 'read'
}
