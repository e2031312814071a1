import type { Actor, UserActor } from '../../platform/context/actor.ts'

/** Views are private to their user. */
export const mayKeepViews = (actor: Actor): actor is UserActor => actor.kind === 'user'
