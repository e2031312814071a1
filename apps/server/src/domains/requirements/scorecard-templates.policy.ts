import type { Actor } from '../../platform/context/actor.ts'
import { reachOf } from '../../platform/context/may.ts'
import type { EmployerActor } from './requirements.policy.ts'

/** Whoever interviews or plans reads what is asked. */
export function mayReadScorecardTemplates(actor: Actor): actor is EmployerActor {
  if (actor.kind !== 'user' || actor.scope !== 'employer' || actor.companyId === null) return false
  return reachOf(actor, 'scorecard.submit') !== null
}

export const mayEditScorecardTemplates = (actor: Actor): actor is EmployerActor =>
  mayReadScorecardTemplates(actor) && reachOf(actor, 'company.settings') === 'all'
