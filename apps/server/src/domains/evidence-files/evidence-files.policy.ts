import type { Actor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'
import type { EmployerActor } from '../requirements/index.ts'

/** Users who may read the timeline of the job and the explanations of its ranks. */
export function mayTakeEvidence(actor: Actor): actor is EmployerActor {
  if (actor.kind !== 'user' || actor.scope !== 'employer' || actor.companyId === null) return false
  const timeline = accessOf(actor, 'activity.read')
  const isReader = timeline === 'all' || timeline === 'assigned'
  return isReader && accessOf(actor, 'search.explain') !== null && accessOf(actor, 'shortlist.reject') !== null
}
