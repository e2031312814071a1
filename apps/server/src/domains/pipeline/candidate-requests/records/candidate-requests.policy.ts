import type { Actor, UserActor } from '../../../../platform/context/actor.ts'
import { accessOf } from '../../../../platform/context/may.ts'
import { type EmployerActor, mayWithin } from '../../../requirements/index.ts'

interface Around {
  readonly requirement: { readonly id: string; readonly companyId: string }
  readonly assigned: ReadonlySet<string>
}

export type RequestReader =
  | { readonly kind: 'company'; readonly companyId: string; readonly isAssignedOnly: boolean }
  | { readonly kind: 'agency'; readonly agencyId: string }
  | { readonly kind: 'operator' }

function companyReader(actor: UserActor): RequestReader | null {
  const access = accessOf(actor, 'shortlist.reject')
  if (actor.scope !== 'employer' || actor.companyId === null || access === null) return null
  return { kind: 'company', companyId: actor.companyId, isAssignedOnly: access === 'assigned' }
}

/**
 * Readable by the people who decide about candidates. The operator sees only that requests exist and whether they were
 * answered.
 */
export function requestReader(actor: Actor): RequestReader | null {
  if (actor.kind !== 'user') return null
  if (actor.scope === 'platform') return accessOf(actor, 'contact.answer') === null ? null : { kind: 'operator' }
  return companyReader(actor)
}

/** Notices for the company to deliver, or for the agency that represents the candidate. */
export function noticeReader(actor: Actor): RequestReader | null {
  if (actor.kind !== 'user') return null
  if (actor.scope !== 'agency') return companyReader(actor)
  const isTrusted = accessOf(actor, 'contact.answer') !== null
  return isTrusted && actor.agencyId !== null ? { kind: 'agency', agencyId: actor.agencyId } : null
}

export const mayAnswerRequest = (actor: Actor, around: Around): actor is EmployerActor =>
  mayWithin(actor, 'shortlist.reject', around)

/** The agency delivers notices to the candidates it represents, the company to all others. */
export function mayDeliverNotice(
  actor: Actor,
  { notice, ...around }: Around & { readonly notice: { readonly agencyId: string | null } },
): actor is UserActor {
  if (actor.kind === 'user' && actor.scope === 'agency')
    return notice.agencyId !== null && notice.agencyId === actor.agencyId && accessOf(actor, 'contact.answer') !== null
  return mayAnswerRequest(actor, around)
}

/** The candidate, through a link sent to them. */
export const mayAskByLink = (actor: Actor, { candidateId }: { readonly candidateId: string }): boolean =>
  actor.kind === 'candidateLink' && actor.candidateId === candidateId
