import type { Actor, GuestActor } from '../../platform/context/actor.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/** Guest searches belong to a cookie; who is signed in has searches of their own. */
export function guestOf(actor: Actor): GuestActor {
  if (actor.kind === 'guest') return actor
  throw new AppError('permission.denied', { detail: 'You are signed in: search with your account.' })
}
