import type { Actor, UserActor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'

/** Users who may also request outside feedback: recruiters and above. */
export const mayShareProfiles = (actor: Actor): actor is UserActor & { readonly companyId: string } =>
  actor.kind === 'user' &&
  actor.scope === 'employer' &&
  actor.companyId !== null &&
  accessOf(actor, 'candidate.read') === 'all' &&
  accessOf(actor, 'shortlist.move') === 'all'
