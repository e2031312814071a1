import type { Actor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

export const isOperator = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'tenant.suspend') === 'all'

/** For operators; in a demo for every user. */
export const mayTestRanking = (actor: Actor, isDemo: boolean): boolean =>
  isOperator(actor) || (isDemo && actor.kind === 'user')
