import type { Actor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'
import type { EmployerActor } from '../requirements/index.ts'

/** Owners alone. */
export function mayCloseCompany(actor: Actor): actor is EmployerActor {
  if (actor.kind !== 'user' || actor.scope !== 'employer' || actor.companyId === null) return false
  return accessOf(actor, 'company.delete') === 'all'
}

/** Operators of the installation. */
export const mayReopenAnyCompany = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'tenant.suspend') === 'all'
