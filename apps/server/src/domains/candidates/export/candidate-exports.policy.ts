import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

/** Owners of an agency take its candidates with them. */
export const mayExportCandidates = (actor: Actor): actor is UserActor & { readonly agencyId: string } =>
  actor.kind === 'user' &&
  actor.scope === 'agency' &&
  actor.agencyId !== null &&
  accessOf(actor, 'export.tenant') === 'own'
