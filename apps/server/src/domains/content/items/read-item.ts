import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { itemRead } from './items.events.ts'
import { mayReadItem } from './items.policy.ts'
import { findItem, keepReading } from './items.store.ts'

/** Marks an item as read, or rates it, for the caller alone. */
export async function readItem(
  ctx: Context,
  { id, ...what }: { readonly id: string; readonly done?: boolean; readonly stars?: number },
): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw new AppError('session.required')
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const item = await findItem(tx, id)
    if (item === null || !mayReadItem(actor, item)) throw notFound('item')
    const { done, stars } = what
    await keepReading(tx, {
      itemId: id,
      userId: actor.userId,
      now,
      ...(done === undefined ? {} : { doneAt: done ? now : null }),
      ...(stars === undefined ? {} : { stars }),
    })
    tx.record(itemRead(stars === undefined ? 'markDone' : 'rate', id))
  })
}
