import type { Actor, UserActor } from '../../../platform/context/actor.ts'

/** Colleagues see each other. */
export function mayListTeammates(actor: Actor): actor is UserActor & { readonly companyId: string } {
  return actor.kind === 'user' && actor.scope === 'employer' && actor.companyId !== null
}
