import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { reachOf } from '../../../platform/context/may.ts'

export type Viewer = UserActor & { readonly companyId: string }

/** Users who search for an employer; the search itself decides who may see it. */
export function mayReportImpressions(actor: Actor): actor is Viewer {
  return (
    actor.kind === 'user' &&
    actor.scope === 'employer' &&
    actor.companyId !== null &&
    (reachOf(actor, 'search.run') !== null || reachOf(actor, 'search.explain') !== null)
  )
}
