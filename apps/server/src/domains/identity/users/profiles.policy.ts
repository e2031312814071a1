import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

/** A profile, a password and the sessions belong to their user alone, not to an operator who works as them. */
export const mayEditOwnProfile = (actor: Actor): actor is UserActor =>
  actor.kind === 'user' && actor.impersonatorId === undefined

/** Operators, who can end every session of a user too. */
export const mayEndSessionsOfAnybody = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'tenant.suspend') === 'all'
