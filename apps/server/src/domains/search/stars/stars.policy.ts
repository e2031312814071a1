import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { may } from '../../../platform/context/may.ts'

/** Stars are private: users see and remove only their own. */
export function mayStar(actor: Actor): actor is UserActor {
  return actor.kind === 'user' && may(actor, 'star')
}
