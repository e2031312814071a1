import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

type Employer = UserActor & { readonly companyId: string }

/** Recruiters and above of an employer, who decide on submissions. */
export const mayRate = (actor: Actor): actor is Employer =>
  actor.kind === 'user' &&
  actor.scope === 'employer' &&
  actor.companyId !== null &&
  accessOf(actor, 'shortlist.move') === 'all'

/** Which agencies’ scores somebody reads: those of an employer’s own agencies, all while choosing one, or their own. */
export function scoreAccess(actor: Actor): 'none' | 'every' | 'partners' | { readonly agencyId: string } {
  if (actor.kind !== 'user' || actor.apiKey !== undefined) return 'none'
  if (actor.scope === 'platform') return accessOf(actor, 'agency.engage') === null ? 'none' : 'every'
  if (actor.scope === 'agency' && actor.agencyId !== null) return { agencyId: actor.agencyId }
  if (!mayRate(actor)) return 'none'
  return accessOf(actor, 'agency.engage') === 'all' ? 'every' : 'partners'
}
