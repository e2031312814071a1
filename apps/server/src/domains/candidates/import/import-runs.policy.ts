import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'
import { mayImportCandidates } from '../profiles/index.ts'

/** Users and keys of an agency that may create its candidates. */
export const mayImportForAgency = (actor: Actor): actor is UserActor & { readonly agencyId: string } =>
  actor.kind === 'user' &&
  actor.scope === 'agency' &&
  actor.agencyId !== null &&
  accessOf(actor, 'candidate.create') === 'own'

/** Operators import candidates without an agency, agencies their own. Employers import none. */
export const mayImport = (actor: Actor): actor is UserActor =>
  mayImportForAgency(actor) || (actor.kind === 'user' && mayImportCandidates(actor))
