import type { Actor, UserActor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'

/** Users who pay, and users who spend credits. */
export function mayReadSubscription(actor: Actor): actor is UserActor & { readonly companyId: string } {
  if (actor.kind !== 'user' || actor.scope !== 'employer' || actor.companyId === null) return false
  return accessOf(actor, 'billing.read') !== null || accessOf(actor, 'contact.request') !== null
}
