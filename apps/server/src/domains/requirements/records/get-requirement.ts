import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import { listClientIds } from '../../agencies/index.ts'
import { mayAct, type RequirementAccess, type RequirementAct, requirementAccess } from './requirements.policy.ts'
import { findRequirement, listAssignedIds, listSuppliedIds, type Requirement } from './requirements.store.ts'

/** The requirements that the caller may read; for an agency, those of its current clients. */
export async function accessOfCaller({ actor, db }: Context): Promise<RequirementAccess> {
  const access = requirementAccess(actor)
  return access.kind === 'supplied' ? { ...access, companyIds: await listClientIds(db, access.agencyId) } : access
}

/** The requirement if the caller may read it; otherwise not found. */
export async function getRequirement(ctx: Context, id: string): Promise<Requirement> {
  const access = await accessOfCaller(ctx)
  assertAllowed(access.kind !== 'none')
  const requirement = await findRequirement(ctx.db, id, access)
  if (requirement === null) throw notFound('job')
  return requirement
}

/** Requirements assigned to the caller by the team or by permission to supply. */
export async function listAssignedTo(ctx: Context): Promise<ReadonlySet<string>> {
  const { actor, db } = ctx
  if (actor.kind !== 'user') return new Set()
  const access = await accessOfCaller(ctx)
  return access.kind === 'supplied' ? listSuppliedIds(db, access) : listAssignedIds(db, actor.userId)
}

/**
 * Loads the requirement and checks the policy. Call before opening a transaction: it takes a second pool connection.
 */
export async function assertMayAct(ctx: Context, { id, act }: { id: string; act: RequirementAct }): Promise<void> {
  const requirement = await getRequirement(ctx, id)
  assertAllowed(mayAct(ctx.actor, act, { requirement, assigned: await listAssignedTo(ctx) }))
}

export function assertVersion(requirement: Requirement, read: number | null | undefined): void {
  const detail = 'Someone else changed this job after you opened it. Look at their change, then save yours.'
  assertUnchanged(read, requirement.version, detail)
}
