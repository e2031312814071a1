import type { ContactAct } from '@assay/contracts/contact-infos'
import type { Actor, UserActor } from '../../../../platform/context/actor.ts'
import { accessOf, reviewsBlind } from '../../../../platform/context/may.ts'
import { type EmployerActor, mayWithin } from '../../../requirements/index.ts'

interface Around {
  readonly requirement: { readonly id: string; readonly companyId: string }
  readonly assigned: ReadonlySet<string>
}

export type ContactReader =
  | { readonly kind: 'company'; readonly companyId: string; readonly isAssignedOnly: boolean }
  | { readonly kind: 'agency'; readonly agencyId: string }
  | { readonly kind: 'operator' }

/** The contact requests that an actor may read; null for none. */
export function contactReader(actor: Actor): ContactReader | null {
  if (actor.kind !== 'user') return null
  // The operator sees open decisions, never the details.
  if (actor.scope === 'platform') return accessOf(actor, 'contact.answer') === null ? null : { kind: 'operator' }
  const access = accessOf(actor, 'contact.read')
  if (access === null) return null
  if (actor.scope === 'agency') return actor.agencyId === null ? null : { kind: 'agency', agencyId: actor.agencyId }
  if (actor.scope !== 'employer' || actor.companyId === null) return null
  return { kind: 'company', companyId: actor.companyId, isAssignedOnly: access === 'assigned' }
}

export const mayRequestContact = (actor: Actor, around: Around): actor is EmployerActor =>
  mayWithin(actor, 'contact.request', around)

interface Asked {
  readonly requestedBy: string
  readonly agencyId: string | null
}

export function mayActOnContact(
  actor: Actor,
  act: ContactAct,
  { info, ...around }: Around & { readonly info: Asked },
): actor is UserActor {
  if (actor.kind !== 'user') return false
  if (act === 'edit' || act === 'withdraw') return mayRequestContact(actor, around) && info.requestedBy === actor.userId
  if (act === 'remind' || act === 'dispute') return mayRequestContact(actor, around)
  if (accessOf(actor, 'contact.answer') === null) return false
  if (actor.scope === 'platform') return true
  const isAnswer = act === 'approve' || act === 'decline'
  return isAnswer && actor.scope === 'agency' && info.agencyId !== null && info.agencyId === actor.agencyId
}

/** Only the company that received the details, except who reviews blind there, and the agency that released them. */
export function maySeeDetails(actor: Actor, info: { readonly companyId: string; readonly agencyId: string | null }) {
  const reader = contactReader(actor)
  if (reader === null || reader.kind === 'operator') return false
  if (reader.kind === 'agency') return reader.agencyId === info.agencyId
  return reader.companyId === info.companyId && !reviewsBlind(actor)
}

export const mayReadCorrections = (actor: Actor): boolean =>
  actor.kind === 'user' && accessOf(actor, 'candidate.edit') !== null

/** The source of the data corrects it: the agency, or the operator if there is none. */
export function mayCorrectDataOf(actor: Actor, agencyId: string | null): boolean {
  if (actor.kind !== 'user' || !mayReadCorrections(actor)) return false
  return actor.scope === 'platform' ? agencyId === null : agencyId !== null && agencyId === actor.agencyId
}

/** The system, when the consent has been missing for a month. */
export const mayEraseLapsed = (actor: Actor): boolean => actor.kind === 'system'
