import type { HireAct } from '@assay/contracts/hired-candidates'
import type { PermissionName } from '@assay/contracts/permission-names'
import type { Actor } from '../../../../platform/context/actor.ts'
import { accessOf, may } from '../../../../platform/context/may.ts'
import { mayWithin } from '../../../requirements/index.ts'

/** The hires that an actor may read. */
export type HireAccess =
  | { readonly kind: 'none' }
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'assigned'; readonly companyId: string }
  | { readonly kind: 'agency'; readonly agencyId: string }
  /** People who decide about replacements see open and decided claims. */
  | { readonly kind: 'replacements' }

export function hireAccess(actor: Actor): HireAccess {
  if (actor.kind !== 'user') return { kind: 'none' }
  if (actor.scope === 'platform') return may(actor, 'replacement.decide') ? { kind: 'replacements' } : { kind: 'none' }
  const access = accessOf(actor, 'hire.manage')
  if (access === null) return { kind: 'none' }
  if (actor.scope === 'agency')
    return actor.agencyId === null ? { kind: 'none' } : { kind: 'agency', agencyId: actor.agencyId }
  if (actor.scope !== 'employer' || actor.companyId === null) return { kind: 'none' }
  return { kind: access === 'all' ? 'company' : 'assigned', companyId: actor.companyId }
}

const PERMISSIONS: Readonly<Record<HireAct, PermissionName>> = {
  start: 'hire.manage',
  noShow: 'hire.manage',
  confirm: 'hire.manage',
  end: 'hire.manage',
  checkIn: 'hire.manage',
  rate: 'hire.manage',
  requestReplacement: 'replacement.request',
  replace: 'replacement.decide',
  refund: 'replacement.decide',
}

interface Around {
  readonly hire: { readonly companyId: string; readonly requirementId: string; readonly agencyId: string | null }
  readonly assigned: ReadonlySet<string>
}

/** The employer manages the hire; the platform or the candidate’s agency decides about a replacement. */
export function mayActOnHire(actor: Actor, act: HireAct, { hire, assigned }: Around): boolean {
  const permission = PERMISSIONS[act]
  if (permission === 'replacement.decide') return mayDecide(actor, hire.agencyId)
  const requirement = { id: hire.requirementId, companyId: hire.companyId }
  return mayWithin(actor, permission, { requirement, assigned })
}

function mayDecide(actor: Actor, agencyId: string | null): boolean {
  if (actor.kind !== 'user' || !may(actor, 'replacement.decide')) return false
  return actor.scope === 'platform' || (actor.scope === 'agency' && agencyId !== null && actor.agencyId === agencyId)
}

/** The candidate, through a link sent to them. */
export const mayConfirmStart = (actor: Actor, { candidateId }: { readonly candidateId: string }): boolean =>
  actor.kind === 'candidateLink' && actor.candidateId === candidateId
