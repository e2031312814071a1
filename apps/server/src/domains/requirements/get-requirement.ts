import type { Context, Queries } from '../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import { mayAct, type RequirementAct, requirementReach } from './requirements.policy.ts'
import { findRequirement, listAssignedIds, lockRequirement, type Requirement } from './requirements.store.ts'

/** The requirement, for those who may read it; for others there is none. */
export async function getRequirement(ctx: Context, id: string): Promise<Requirement> {
  const reach = requirementReach(ctx.actor)
  assertAllowed(reach.kind !== 'none')
  const requirement = await findRequirement(ctx.db, id, reach)
  if (requirement === null) throw notFound('requirement')
  return requirement
}

export async function listAssignedTo({ actor, db }: Context): Promise<ReadonlySet<string>> {
  return actor.kind === 'user' ? listAssignedIds(db, actor.userId) : new Set()
}

/** Readable, allowed, and locked until the transaction ends. */
export async function lockForAct(
  ctx: Context,
  tx: Queries,
  { id, act }: { id: string; act: RequirementAct },
): Promise<Requirement> {
  const requirement = await getRequirement(ctx, id)
  assertAllowed(mayAct(ctx.actor, act, { requirement, assigned: await listAssignedTo(ctx) }))
  return lockRequirement(tx, id)
}

export function assertVersion(requirement: Requirement, read: number | null | undefined): void {
  if (read === null || read === undefined || read === requirement.version) return
  throw new AppError('resource.conflict', {
    detail: 'Somebody changed this requirement after you opened it. Load it again, then make your change.',
    meta: { version: requirement.version },
  })
}
