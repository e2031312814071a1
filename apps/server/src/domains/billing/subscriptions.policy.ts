import type { Actor, UserActor } from '../../platform/context/actor.ts'
import { reachOf } from '../../platform/context/may.ts'

/** Users who pay, and users who spend credits. */
export function mayReadSubscription(actor: Actor): actor is UserActor & { readonly companyId: string } {
  if (actor.kind !== 'user' || actor.scope !== 'employer' || actor.companyId === null) return false
  return reachOf(actor, 'billing.read') !== null || reachOf(actor, 'contact.request') !== null
}
