import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

/** People of an agency who keep its candidates up to date. */
export const mayEditOwn = (actor: Actor): actor is UserActor & { readonly agencyId: string } =>
  actor.kind === 'user' &&
  actor.scope === 'agency' &&
  actor.agencyId !== null &&
  accessOf(actor, 'candidate.edit') === 'own'
