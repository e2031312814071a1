import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

/** Users and keys of an agency that may create its candidates. */
export const mayImportForAgency = (actor: Actor): actor is UserActor & { readonly agencyId: string } =>
  actor.kind === 'user' &&
  actor.scope === 'agency' &&
  actor.agencyId !== null &&
  accessOf(actor, 'candidate.create') === 'own'
