import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

/** Operators of the installation see all accounts. */
export const mayRunAccounts = (actor: Actor): actor is UserActor =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'tenant.suspend') === 'all'

/** No operator locks or grants access to their own account. */
export const mayActOn = (actor: UserActor, userId: string): boolean => actor.userId !== userId

interface Reset {
  readonly userId: string
  readonly proposedBy: string
  readonly state: 'proposed' | 'confirmed' | 'rejected'
  readonly expiresAt: Date
}

/** Two operators remove a second factor, and neither of them for themselves. */
export const mayConfirmReset = (actor: UserActor, { proposedBy, userId }: Reset): boolean =>
  actor.userId !== proposedBy && actor.userId !== userId

export function actsOnReset(actor: Actor, reset: Reset, now: Date): ('confirm' | 'reject')[] {
  if (!mayRunAccounts(actor) || reset.state !== 'proposed') return []
  return mayConfirmReset(actor, reset) && reset.expiresAt > now ? ['confirm', 'reject'] : ['reject']
}
