import type { Actor, UserActor } from '../../platform/context/actor.ts'

/** Views are private: everybody keeps their own. */
export const mayKeepViews = (actor: Actor): actor is UserActor => actor.kind === 'user'
