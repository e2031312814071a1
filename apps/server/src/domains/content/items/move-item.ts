import type { ItemVerb } from '@assay/contracts/items'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound, ValidationError, whileInState } from '../../../platform/errors/app-error.ts'
import { itemEvent } from './items.events.ts'
import { actsOnItem, mayReadItem, seesUnpublished } from './items.policy.ts'
import { itemStateAfter } from './items.rules.ts'
import { lockItem, publishDue, updateItem } from './items.store.ts'

/** A step of an item: authors take all of theirs, operators retire any. */
export async function moveItem(
  ctx: Context,
  { id, verb, publishAt = null }: { readonly id: string; readonly verb: ItemVerb; readonly publishAt?: Date | null },
): Promise<void> {
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const item = await lockItem(tx, id)
    if (item === null || !mayReadItem(ctx.actor, item)) throw notFound('item')
    assertAllowed(seesUnpublished(ctx.actor, item))
    const state = itemStateAfter(item.state, verb)
    if (state === null) throw new AppError('item.transition', whileInState('article', item.state))
    assertAllowed(actsOnItem(ctx.actor, item).includes(verb))
    if (verb === 'schedule' && (publishAt === null || publishAt <= now))
      throw new ValidationError([{ field: 'publishAt', message: 'Choose a time in the future.' }])
    const times = state === 'published' ? { publishedAt: item.publishedAt ?? now, publishAt: null } : { publishAt }
    const moved = await updateItem(tx, id, { state, ...times }, now)
    tx.record(itemEvent(verb, moved, state))
  })
}

/** Publishes what was scheduled, on time. */
export async function publishScheduled(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  await ctx.transaction(async (tx) => {
    for (const item of await publishDue(tx, ctx.now())) tx.record(itemEvent('publish', item, item.state))
  })
}
