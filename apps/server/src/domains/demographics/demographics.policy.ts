import type { Actor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'

/** Operators see how many answered, never who or what. */
export const mayCountDemographics = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'bias.run') === 'all'

/** The server itself, at the request of the candidate or when an answer has to go. */
export const mayKeepDemographics = (actor: Actor): boolean => actor.kind === 'system'
