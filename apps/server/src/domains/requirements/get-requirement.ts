import type { Context } from '../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import { mayAct, type RequirementAct, requirementReach } from './requirements.policy.ts'
import { findRequirement, listAssignedIds, type Requirement } from './requirements.store.ts'

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

/** Readable and allowed. Asked before the transaction, which then holds one connection and waits for no second. */
export async function assertMayAct(ctx: Context, { id, act }: { id: string; act: RequirementAct }): Promise<void> {
  const requirement = await getRequirement(ctx, id)
  assertAllowed(mayAct(ctx.actor, act, { requirement, assigned: await listAssignedTo(ctx) }))
}

export function assertVersion(requirement: Requirement, read: number | null | undefined): void {
  if (read === null || read === undefined || read === requirement.version) return
  throw new AppError('resource.conflict', {
    detail: 'Somebody changed this requirement after you opened it. Load it again, then make your change.',
    meta: { version: requirement.version },
  })
}
