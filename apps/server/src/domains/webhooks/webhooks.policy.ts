import type { Actor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'
import type { Owner } from './owners.ts'

/**
 * The owner of this kind whose endpoints an actor may read; null: none. A company's messages report what happens in
 * every job, so they are for users who may export its data.
 */
export function readableOwner(actor: Actor, kind: Owner['kind']): Owner | null {
  if (actor.kind !== 'user') return null
  if (kind === 'agency') {
    const mayRead = actor.scope === 'agency' && accessOf(actor, 'agencyApi.webhooks') !== null
    return mayRead && actor.agencyId !== null ? { kind, id: actor.agencyId } : null
  }
  const mayRead = actor.scope === 'employer' && accessOf(actor, 'export.tenant') === 'all'
  return mayRead && actor.companyId !== null ? { kind, id: actor.companyId } : null
}

/** Owners of an agency and its keys with that scope; owners and admins of a company. */
export const mayManageWebhooks = (actor: Actor, kind: Owner['kind']): boolean =>
  readableOwner(actor, kind) !== null && (kind === 'company' || accessOf(actor, 'agencyApi.webhooks') === 'all')
