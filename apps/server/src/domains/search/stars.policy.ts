import type { Actor, UserActor } from '../../platform/context/actor.ts'
import { may } from '../../platform/context/may.ts'
import { assertAllowed } from '../../platform/errors/app-error.ts'

/** Stars are private: whoever may star sees and removes only their own. */
export function mayStar(actor: Actor): actor is UserActor {
  return actor.kind === 'user' && may(actor, 'star')
}

export function assertMayStar(actor: Actor): asserts actor is UserActor {
  assertAllowed(mayStar(actor))
}
