import type { Actor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'
import type { EmployerActor } from '../requirements/index.ts'

/** Owners and admins may export their company. */
export function mayExportCompany(actor: Actor): actor is EmployerActor {
  if (actor.kind !== 'user' || actor.scope !== 'employer' || actor.companyId === null) return false
  return accessOf(actor, 'export.tenant') === 'all'
}
