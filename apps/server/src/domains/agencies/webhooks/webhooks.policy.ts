import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

/** The agency whose endpoints an actor may read; null: none. */
export const webhookAgencyOf = (actor: Actor): string | null =>
  actor.kind === 'user' && actor.scope === 'agency' && accessOf(actor, 'agencyApi.webhooks') !== null
    ? actor.agencyId
    : null

/** Owners of the agency, and its keys with that scope. */
export const mayManageWebhooks = (actor: Actor): actor is UserActor & { readonly agencyId: string } =>
  webhookAgencyOf(actor) !== null && accessOf(actor, 'agencyApi.webhooks') === 'all'
