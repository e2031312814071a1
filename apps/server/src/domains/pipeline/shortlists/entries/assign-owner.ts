import type { Context } from '../../../../platform/context/context.ts'
import { ValidationError } from '../../../../platform/errors/app-error.ts'
import { listTeammatesOf } from '../../../tenants/index.ts'
import { type Entry, getEntryForAct, lockWithRequirement, ownerAssigned, updateEntry } from '../records/index.ts'

/** Assigns the owner of a candidate. */
export async function assignOwner(
  ctx: Context,
  { id, ownerId }: { id: string; ownerId: string | null },
): Promise<Entry> {
  const { entry: found } = await getEntryForAct(ctx, { id, act: 'assign' })
  return ctx.transaction(async (tx) => {
    const { entry } = await lockWithRequirement(tx, found)
    const team = await listTeammatesOf(tx, entry.companyId)
    if (ownerId !== null && !team.some(({ userId, state }) => userId === ownerId && state === 'active'))
      throw new ValidationError([{ field: 'ownerId', message: 'Choose a member of your company.' }])
    if (entry.ownerId === ownerId) return entry
    const assigned = await updateEntry(tx, id, { ownerId }, ctx.now())
    tx.record(ownerAssigned(assigned, entry.ownerId, ownerId))
    return assigned
  })
}
