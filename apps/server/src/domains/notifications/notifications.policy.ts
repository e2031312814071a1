import type { Actor, UserActor } from '../../platform/context/actor.ts'

/** Notifications are private to their recipient. */
export const mayReadOwnNotifications = (actor: Actor): actor is UserActor => actor.kind === 'user'
