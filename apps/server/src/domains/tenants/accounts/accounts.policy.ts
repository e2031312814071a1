import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

/** Operators of the installation see all accounts. */
export const mayRunAccounts = (actor: Actor): actor is UserActor =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'tenant.suspend') === 'all'

/** Nobody locks themselves out, and nobody gives themselves access. */
export const mayActOn = (actor: UserActor, userId: string): boolean => actor.userId !== userId
