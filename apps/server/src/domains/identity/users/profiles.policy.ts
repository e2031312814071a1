import type { Actor, UserActor } from '../../../platform/context/actor.ts'

/** A profile, a password and the sessions are their owner's alone. */
export const mayEditOwnProfile = (actor: Actor): actor is UserActor => actor.kind === 'user'
