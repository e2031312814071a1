import type { Actor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'
import type { EmployerActor } from '../requirements/index.ts'

/** Who reads the timeline of the job and sees why its candidates stand where they stand. */
export function mayTakeEvidence(actor: Actor): actor is EmployerActor {
  if (actor.kind !== 'user' || actor.scope !== 'employer' || actor.companyId === null) return false
  const timeline = accessOf(actor, 'activity.read')
  const isReader = timeline === 'all' || timeline === 'assigned'
  return isReader && accessOf(actor, 'search.explain') !== null && accessOf(actor, 'shortlist.reject') !== null
}
