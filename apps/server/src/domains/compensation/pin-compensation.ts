import type { Context } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import type { CompensationNeeds } from './compensation-needs.ts'
import { findPin, removePin, savePin } from './compensation-pins.store.ts'
import { compensationPinned, compensationUnpinned } from './compensations.events.ts'
import { compensationAccess } from './compensations.policy.ts'
import type { Compensation } from './compensations.store.ts'
import { readCell, readerOf } from './read-compensations.ts'

/** Pins a published cell to a job, replacing the one before. Idempotent. */
export async function pinCompensation(
  ctx: Context,
  needs: CompensationNeeds,
  { id, requirementId }: { id: string; requirementId: string },
): Promise<Compensation> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw new AppError('permission.denied')
  const cell = await readCell(ctx, await readerOf(ctx, needs), id)
  const { companyId } = await needs.assertMayEdit(ctx, requirementId)
  const now = ctx.now()
  const pin = { id: newId(now.getTime()), companyId, requirementId, compensationId: cell.id, createdBy: actor.userId }
  await ctx.transaction(async (tx) => {
    tx.record(compensationPinned(await savePin(tx, { ...pin, createdAt: now, updatedAt: now })))
  })
  return cell
}

export async function unpinCompensation(ctx: Context, needs: CompensationNeeds, id: string): Promise<void> {
  const scope = await needs.findPinScope(ctx)
  assertAllowed(compensationAccess(ctx.actor) !== null)
  if (scope === null) throw new AppError('permission.denied')
  const pin = await findPin(ctx.db, scope, id)
  if (pin === null) throw notFound('pin')
  await needs.assertMayEdit(ctx, pin.requirementId)
  await ctx.transaction(async (tx) => {
    await removePin(tx, pin.id)
    tx.record(compensationUnpinned(pin))
  })
}
