import type { PermissionName } from '@assay/contracts/permission-names'
import type { RequirementVerb } from '@assay/contracts/requirements'
import type { Actor, UserActor } from '../../platform/context/actor.ts'
import { reachOf } from '../../platform/context/may.ts'

/** Which requirements an actor may read. */
export type RequirementReach =
  | { readonly kind: 'none' }
  | { readonly kind: 'every' }
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'assigned'; readonly userId: string }
  /** What the employers for whom an agency works gave it to fill; for one of its clients' people, where they are let in. */
  | {
      readonly kind: 'supplied'
      readonly agencyId: string
      readonly contactId: string | null
      readonly companyIds: readonly string[]
    }

export function requirementReach(actor: Actor): RequirementReach {
  const reach = reachOf(actor, 'requirement.read')
  if (actor.kind !== 'user' || reach === null) return { kind: 'none' }
  if (actor.scope === 'platform') return { kind: 'every' }
  if (actor.scope === 'agency' || actor.scope === 'agencyClient') return supplied(actor)
  if (reach === 'assigned' || actor.companyId === null) return { kind: 'assigned', userId: actor.userId }
  return { kind: 'company', companyId: actor.companyId }
}

/** Which employers there are, whoever asks looks up. */
function supplied({ agencyId, scope, userId }: UserActor): RequirementReach {
  if (agencyId === null) return { kind: 'none' }
  return { kind: 'supplied', agencyId, contactId: scope === 'agencyClient' ? userId : null, companyIds: [] }
}

/** The people of an agency and of its clients do not learn whom the employer has, who decides, and how far others are. */
export const isInside = (actor: Actor): boolean =>
  actor.kind === 'system' || (actor.kind === 'user' && (actor.scope === 'employer' || actor.scope === 'platform'))

export type EmployerActor = UserActor & { readonly companyId: string }

/** What happens to the candidates of a requirement is the employer's own: who reads both reads it. */
export function mayReadPipeline(actor: Actor): actor is EmployerActor {
  return (
    actor.kind === 'user' &&
    actor.scope === 'employer' &&
    actor.companyId !== null &&
    reachOf(actor, 'requirement.read') !== null &&
    reachOf(actor, 'candidate.read') !== null
  )
}

export type RequirementAct = RequirementVerb | 'edit' | 'clone' | 'changeFrozen'

const PERMISSIONS: Readonly<Record<RequirementAct, PermissionName>> = {
  edit: 'requirement.create',
  clone: 'requirement.create',
  submit: 'requirement.create',
  approve: 'requirement.approve',
  publish: 'requirement.approve',
  pause: 'requirement.close',
  resume: 'requirement.close',
  fill: 'requirement.close',
  cancel: 'requirement.close',
  archive: 'requirement.close',
  // Only owners hold it: a new period begins with them.
  reopen: 'owner.transfer',
  changeFrozen: 'weights.unfreeze',
}

interface Held {
  readonly id: string
  readonly companyId: string
}

/** Whether an employer's permission reaches this requirement: the whole company's, or those assigned to the actor. */
export function mayWithin(
  actor: Actor,
  permission: PermissionName,
  { requirement, assigned }: { requirement: Held; assigned: ReadonlySet<string> },
): actor is EmployerActor {
  if (actor.kind !== 'user' || actor.scope !== 'employer' || actor.companyId !== requirement.companyId) return false
  const reach = reachOf(actor, permission)
  return reach === 'all' || (reach === 'assigned' && assigned.has(requirement.id))
}

export function mayAct(
  actor: Actor,
  act: RequirementAct,
  around: { requirement: Held; assigned: ReadonlySet<string> },
): actor is EmployerActor {
  return mayWithin(actor, PERMISSIONS[act], around)
}

/** Whose reach is `assigned` may make one too: it becomes theirs. */
export function mayCreateRequirement(actor: Actor): actor is EmployerActor {
  if (actor.kind !== 'user' || actor.scope !== 'employer' || actor.companyId === null) return false
  return reachOf(actor, 'requirement.create') !== null
}

export const isMadeForOneself = (actor: Actor): boolean => reachOf(actor, 'requirement.create') === 'assigned'
