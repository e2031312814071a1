import type { Actor, GuestActor } from '../../../platform/context/actor.ts'

/** Guest searches belong to a cookie; who is signed in has searches of their own. */
export function maySearchAsGuest(actor: Actor): actor is GuestActor {
  return actor.kind === 'guest'
}

export const SIGNED_IN = 'You are signed in: search with your account.'

/** Moving a guest's searches is what follows a registration, and nobody's to ask for. */
export function mayClaimSearches(actor: Actor): boolean {
  return actor.kind === 'system'
}
