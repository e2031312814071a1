import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

export type Viewer = UserActor & { readonly companyId: string }

/** Users who search for an employer; the search itself decides who may see it. */
export function mayReportImpressions(actor: Actor): actor is Viewer {
  return (
    actor.kind === 'user' &&
    actor.scope === 'employer' &&
    actor.companyId !== null &&
    (accessOf(actor, 'search.run') !== null || accessOf(actor, 'search.explain') !== null)
  )
}
