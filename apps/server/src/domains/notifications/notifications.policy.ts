import type { Actor, UserActor } from '../../platform/context/actor.ts'

/** What somebody was told is theirs alone. */
export const mayReadOwnNotifications = (actor: Actor): actor is UserActor => actor.kind === 'user'
