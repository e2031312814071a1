import type { Actor, UserActor } from '../../platform/context/actor.ts'

/** Every user has one dashboard, and arranges only that one. */
export const mayArrangeDashboard = (actor: Actor): actor is UserActor => actor.kind === 'user'
