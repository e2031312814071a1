import type { AgencyClientSide } from '@assay/contracts/agency-clients'
import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'
import { mayReadPipeline } from '../../requirements/index.ts'

/** The side for which a user reads; null for other users, client contacts among them. */
export function sideOf(actor: Actor): AgencyClientSide | null {
  if (actor.kind !== 'user') return null
  if (actor.scope === 'agency' && actor.agencyId !== null && accessOf(actor, 'shortlist.submit') !== null)
    return 'agency'
  return actor.scope === 'employer' && mayReadPipeline(actor) ? 'employer' : null
}

/** People of the agency, and those of the employer who may write notes: viewers read. */
export function mayWrite(actor: Actor): actor is UserActor {
  if (actor.kind !== 'user' || actor.apiKey !== undefined) return false
  const side = sideOf(actor)
  return side === 'agency' || (side === 'employer' && accessOf(actor, 'note') !== null)
}
