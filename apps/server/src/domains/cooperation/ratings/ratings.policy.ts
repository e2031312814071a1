import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

type Employer = UserActor & { readonly companyId: string }

/** Recruiters and above of an employer, who decide on submissions. */
export const mayRate = (actor: Actor): actor is Employer =>
  actor.kind === 'user' &&
  actor.scope === 'employer' &&
  actor.companyId !== null &&
  accessOf(actor, 'shortlist.move') === 'all'

/** The agencies whose scores a user reads: an employer’s own, all while choosing one, or the user's own agency. */
export function scoreAccess(actor: Actor): 'none' | 'every' | 'partners' | { readonly agencyId: string } {
  if (actor.kind !== 'user' || actor.apiKey !== undefined) return 'none'
  if (actor.scope === 'platform') return accessOf(actor, 'agency.engage') === null ? 'none' : 'every'
  if (actor.scope === 'agency' && actor.agencyId !== null) return { agencyId: actor.agencyId }
  if (!mayRate(actor)) return 'none'
  return accessOf(actor, 'agency.engage') === 'all' ? 'every' : 'partners'
}
