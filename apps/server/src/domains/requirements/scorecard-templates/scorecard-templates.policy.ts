import type { Actor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'
import type { EmployerActor } from '../records/index.ts'

/** Users who interview or plan interviews. */
export function mayReadScorecardTemplates(actor: Actor): actor is EmployerActor {
  if (actor.kind !== 'user' || actor.scope !== 'employer' || actor.companyId === null) return false
  return accessOf(actor, 'scorecard.submit') !== null
}

export const mayEditScorecardTemplates = (actor: Actor): actor is EmployerActor =>
  mayReadScorecardTemplates(actor) && accessOf(actor, 'company.settings') === 'all'
