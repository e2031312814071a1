import type { PermissionName } from '@assay/contracts/permission-names'
import type { RequirementVerb, WeightsVerb } from '@assay/contracts/requirements'
import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

export type RequirementAccess =
  | { readonly kind: 'none' }
  | { readonly kind: 'every' }
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'assigned'; readonly userId: string }
  /** Requirements that an agency's clients gave it to fill; for a client contact, those opened to them. */
  | {
      readonly kind: 'supplied'
      readonly agencyId: string
      readonly contactId: string | null
      readonly companyIds: readonly string[]
    }

export function requirementAccess(actor: Actor): RequirementAccess {
  const access = accessOf(actor, 'requirement.read')
  if (actor.kind !== 'user' || access === null) return { kind: 'none' }
  if (actor.scope === 'platform') return { kind: 'every' }
  if (actor.scope === 'agency' || actor.scope === 'agencyClient') return supplied(actor)
  if (access === 'assigned' || actor.companyId === null) return { kind: 'assigned', userId: actor.userId }
  return { kind: 'company', companyId: actor.companyId }
}

/** The caller looks up the employers. */
function supplied({ agencyId, scope, userId }: UserActor): RequirementAccess {
  if (agencyId === null) return { kind: 'none' }
  return { kind: 'supplied', agencyId, contactId: scope === 'agencyClient' ? userId : null, companyIds: [] }
}

/** Agency users and client contacts do not see exclusions, decision makers, and other agencies' candidates. */
export const isInside = (actor: Actor): boolean =>
  actor.kind === 'system' || (actor.kind === 'user' && (actor.scope === 'employer' || actor.scope === 'platform'))

export type EmployerActor = UserActor & { readonly companyId: string }

/** The pipeline is visible inside the employer, to users who may read both requirement and shortlist. */
export function mayReadPipeline(actor: Actor): actor is EmployerActor {
  return (
    actor.kind === 'user' &&
    actor.scope === 'employer' &&
    actor.companyId !== null &&
    accessOf(actor, 'requirement.read') !== null &&
    accessOf(actor, 'candidate.read') !== null
  )
}

export type RequirementAct = RequirementVerb | WeightsVerb | 'edit' | 'clone' | 'changeFrozen'

const PERMISSIONS: Readonly<Record<RequirementAct, PermissionName>> = {
  edit: 'requirement.create',
  clone: 'requirement.create',
  submit: 'requirement.create',
  recall: 'requirement.create',
  return: 'requirement.approve',
  approve: 'requirement.approve',
  publish: 'requirement.approve',
  pause: 'requirement.close',
  resume: 'requirement.close',
  fill: 'requirement.close',
  cancel: 'requirement.close',
  archive: 'requirement.close',
  // Owners only, since a new period begins with them.
  reopen: 'owner.transfer',
  changeFrozen: 'weights.unfreeze',
  freezeWeights: 'weights.freeze',
  unfreezeWeights: 'weights.unfreeze',
}

interface Held {
  readonly id: string
  readonly companyId: string
}

/**
 * Whether the scope of an employer's permission covers this requirement: the whole company, or those assigned to the
 * actor.
 */
export function mayWithin(
  actor: Actor,
  permission: PermissionName,
  { requirement, assigned }: { requirement: Held; assigned: ReadonlySet<string> },
): actor is EmployerActor {
  if (actor.kind !== 'user' || actor.scope !== 'employer' || actor.companyId !== requirement.companyId) return false
  const access = accessOf(actor, permission)
  return access === 'all' || (access === 'assigned' && assigned.has(requirement.id))
}

export function mayAct(
  actor: Actor,
  act: RequirementAct,
  around: { requirement: Held; assigned: ReadonlySet<string> },
): actor is EmployerActor {
  return mayWithin(actor, PERMISSIONS[act], around)
}

/** Users with scope `assigned` may create one too: it is assigned to them. */
export function mayCreateRequirement(actor: Actor): actor is EmployerActor {
  if (actor.kind !== 'user' || actor.scope !== 'employer' || actor.companyId === null) return false
  return accessOf(actor, 'requirement.create') !== null
}

export const isMadeForOneself = (actor: Actor): boolean => accessOf(actor, 'requirement.create') === 'assigned'
