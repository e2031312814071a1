import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

type Member = UserActor & { readonly companyId: string }

const isMember = (actor: Actor): actor is Member =>
  actor.kind === 'user' && actor.scope === 'employer' && actor.companyId !== null

/** Users who pay, and users who spend credits. */
export const mayReadSubscription = (actor: Actor): actor is Member =>
  isMember(actor) && (accessOf(actor, 'billing.read') !== null || accessOf(actor, 'contact.request') !== null)

/** Buys, changes and ends the plan, and sets where invoices go. */
export const mayManageBilling = (actor: Actor): actor is Member =>
  isMember(actor) && accessOf(actor, 'billing.manage') === 'all'

/** Runs the installation: sets the issuer and records payments. */
export const mayOperateBilling = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'tenant.suspend') === 'all'

/** The companies whose invoices and payments the actor reads; null for none. */
export function invoicesFor(actor: Actor): { readonly companyId: string | null } | null {
  if (mayOperateBilling(actor) || actor.kind === 'system') return { companyId: null }
  return isMember(actor) && accessOf(actor, 'billing.read') !== null ? { companyId: actor.companyId } : null
}

/** Brings what the payment provider knows here: after its messages, and for those who pay. */
export const mayFollowPayments = (actor: Actor): boolean =>
  actor.kind === 'system' || mayManageBilling(actor) || mayOperateBilling(actor)
