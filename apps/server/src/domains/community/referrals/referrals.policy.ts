import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

export const mayDecideReferrals = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'tenant.suspend') === 'all'

/** All users outside the platform can refer others, and see only their own referrals. */
export const mayRefer = (actor: Actor): actor is UserActor =>
  actor.kind === 'user' && accessOf(actor, 'referral.own') !== null

export const mayBeReferred = (actor: Actor): actor is UserActor => actor.kind === 'user'
