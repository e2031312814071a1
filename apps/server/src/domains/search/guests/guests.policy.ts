import type { Actor, GuestActor } from '../../../platform/context/actor.ts'

/** Guest searches belong to a cookie; signed-in users have regular searches. */
export function maySearchAsGuest(actor: Actor): actor is GuestActor {
  return actor.kind === 'guest'
}

export const SIGNED_IN = 'You’re signed in. Search from your account instead.'

/** Guest searches move as an effect of registration, never on request. */
export function mayClaimSearches(actor: Actor): boolean {
  return actor.kind === 'system'
}
