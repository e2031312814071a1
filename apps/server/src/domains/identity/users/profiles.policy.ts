import type { Actor, UserActor } from '../../../platform/context/actor.ts'

/** A profile, a password and the sessions belong to their user alone, not to an operator who works as them. */
export const mayEditOwnProfile = (actor: Actor): actor is UserActor =>
  actor.kind === 'user' && actor.impersonatorId === undefined
