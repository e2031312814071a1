import type { Actor, UserActor } from '../../platform/context/actor.ts'

/** Everybody has one dashboard, and arranges that one alone. */
export const mayArrangeDashboard = (actor: Actor): actor is UserActor => actor.kind === 'user'
