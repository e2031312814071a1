import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

interface OwnedSearch {
  readonly companyId: string
  readonly userId: string
  readonly requirementId: string | null
}

export type EmployerActor = UserActor & { readonly companyId: string }

export function isEmployer(actor: Actor): actor is EmployerActor {
  return actor.kind === 'user' && actor.scope === 'employer' && actor.companyId !== null
}

/** Whether the actor may search for any requirement, and without one. */
export const searchesEverywhere = (actor: Actor): boolean => accessOf(actor, 'search.run') === 'all'

/** Users with scope `assigned` search for their assigned requirements. */
export function maySearchFor(actor: Actor, requirementId: string | null, assigned: ReadonlySet<string>): boolean {
  if (!isEmployer(actor) || accessOf(actor, 'search.run') === null) return false
  return searchesEverywhere(actor) || (requirementId !== null && assigned.has(requirementId))
}

export function mayListSearches(actor: Actor): actor is EmployerActor {
  return isEmployer(actor) && (accessOf(actor, 'search.run') !== null || accessOf(actor, 'search.explain') !== null)
}

/** Owners and admins see all searches of their company. */
export function maySeeEverySearch(actor: Actor): boolean {
  return accessOf(actor, 'company.settings') === 'all' && searchesEverywhere(actor)
}

/** Inside a company a search is shared by its address, with users whose scope is the company. */
export function mayReadSearch(actor: Actor, search: OwnedSearch, assigned: ReadonlySet<string>): boolean {
  if (!mayListSearches(actor) || search.companyId !== actor.companyId) return false
  if (search.userId === actor.userId || searchesEverywhere(actor)) return true
  return search.requirementId !== null && assigned.has(search.requirementId)
}

export function mayChangeSearch(actor: Actor, search: OwnedSearch): boolean {
  if (!isEmployer(actor) || search.companyId !== actor.companyId || accessOf(actor, 'search.save') === null)
    return false
  return search.userId === actor.userId || maySeeEverySearch(actor)
}

/** An alert is one’s own: users who may save searches have them, on each search that they may read. */
export const maySetAlert = (actor: Actor): boolean => isEmployer(actor) && accessOf(actor, 'search.save') !== null

export const WHO_MAY_CHANGE = 'Only the author of a search and admins can change it.'

export function mayExplain(actor: Actor): boolean {
  return accessOf(actor, 'search.explain') !== null
}
