import type { Actor, UserActor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'

/** Which entries an actor may read, and whether with their before and after values. */
export interface ActivityAccess {
  /** The chain of a company or agency, of the platform (null), or every chain. */
  readonly tenantId: string | null | 'every'
  /** When absent, everything of the tenant. Otherwise, what an operator did in the name of the reader is included. */
  readonly only?: {
    readonly actorId: string | null
    readonly onBehalfOf: string
    readonly requirementIds: ReadonlySet<string>
  }
  readonly hasDetails: boolean
}

const NONE: ReadonlySet<string> = new Set()

/** null if the actor may read nothing. */
export function activityAccess(actor: Actor, assigned: ReadonlySet<string>): ActivityAccess | null {
  const access = accessOf(actor, 'activity.read')
  if (actor.kind !== 'user' || access === null) return null
  const { userId } = actor
  const tenantId = actor.companyId ?? actor.agencyId
  if (actor.scope === 'platform')
    return access === 'masked'
      ? { tenantId: 'every', hasDetails: false }
      : { tenantId: 'every', only: { actorId: userId, onBehalfOf: userId, requirementIds: NONE }, hasDetails: true }
  if (tenantId === null) return null
  if (access === 'all') return { tenantId, hasDetails: true }
  if (access === 'own')
    return { tenantId, only: { actorId: userId, onBehalfOf: userId, requirementIds: NONE }, hasDetails: true }
  // Recruiters read their own activity and what is assigned to them.
  const actorId = actor.roleKeys.includes('employer.recruiter') ? userId : null
  return { tenantId, only: { actorId, onBehalfOf: userId, requirementIds: assigned }, hasDetails: true }
}

/** The author of a note must be able to read the requirement; the use case checks that first. */
export function mayAddNote(actor: Actor): actor is UserActor {
  return actor.kind === 'user' && (actor.companyId ?? actor.agencyId) !== null && accessOf(actor, 'note') !== null
}
