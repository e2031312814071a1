import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'
import type { User } from '../../identity/index.ts'

export const mayImpersonate = (actor: Actor): actor is UserActor =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'user.impersonate') === 'all'

/** Users of the platform are never impersonated: their rights reach every tenant. */
export const canBeImpersonated = ({ scope, disabledAt, emailVerifiedAt }: User): boolean =>
  scope !== 'platform' && disabledAt === null && emailVerifiedAt !== null

interface Impersonation {
  readonly operatorId: string
  readonly sessionId: string
}

/** Its operator, from either session. */
export const isTheirs = (actor: Actor, { operatorId, sessionId }: Impersonation): actor is UserActor =>
  actor.kind === 'user' && (actor.userId === operatorId || actor.sessionId === sessionId)
