import type { Actor, UserActor } from '../../platform/context/actor.ts'
import { reachOf } from '../../platform/context/may.ts'

/** Which entries an actor reads, and whether with what was before and after. */
export interface ActivityReach {
  /** The chain of a company or agency, that of the platform (null), or every one. */
  readonly tenantId: string | null | 'every'
  /** Without it: everything of the tenant. */
  readonly only?: { readonly actorId: string | null; readonly requirementIds: ReadonlySet<string> }
  readonly hasDetails: boolean
}

const NONE: ReadonlySet<string> = new Set()

/** null where there is nothing to read. */
export function activityReach(actor: Actor, assigned: ReadonlySet<string>): ActivityReach | null {
  const reach = reachOf(actor, 'activity.read')
  if (actor.kind !== 'user' || reach === null) return null
  const { userId } = actor
  const tenantId = actor.companyId ?? actor.agencyId
  if (actor.scope === 'platform')
    return reach === 'masked'
      ? { tenantId: 'every', hasDetails: false }
      : { tenantId: 'every', only: { actorId: userId, requirementIds: NONE }, hasDetails: true }
  if (tenantId === null) return null
  if (reach === 'all') return { tenantId, hasDetails: true }
  if (reach === 'own') return { tenantId, only: { actorId: userId, requirementIds: NONE }, hasDetails: true }
  // Recruiters read their own doings besides what is assigned to them.
  const actorId = actor.roleKeys.includes('employer.recruiter') ? userId : null
  return { tenantId, only: { actorId, requirementIds: assigned }, hasDetails: true }
}

/** Whoever notes something about a requirement must be able to read it; the use case asks that first. */
export function mayAddNote(actor: Actor): actor is UserActor {
  return actor.kind === 'user' && (actor.companyId ?? actor.agencyId) !== null && reachOf(actor, 'note') !== null
}
