import type { changeItem, createItem } from '@assay/contracts/items'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import { assertCategoryAndTags } from './assert-category-and-tags.ts'
import { itemEvent } from './items.events.ts'
import { actsOnItem, mayReadItem, mayWriteContent } from './items.policy.ts'
import { itemSlug, readMinutesOf } from './items.rules.ts'
import { type Item, insertItem, lockItem, updateItem } from './items.store.ts'

/** Writes a draft of the caller's. */
export async function writeItem(ctx: Context, input: z.output<typeof createItem.body>): Promise<Item> {
  const { actor } = ctx
  if (!mayWriteContent(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    await assertCategoryAndTags(tx, input)
    const id = newId(now.getTime())
    const item = await insertItem(tx, {
      ...input,
      id,
      slug: itemSlug(input.title, id),
      readMinutes: readMinutesOf(input.body),
      authorId: actor.userId,
      state: 'draft',
      createdAt: now,
      updatedAt: now,
    })
    tx.record(itemEvent('create', item))
    return item
  })
}

/** Edits an item of the caller's. The address stays, so that links keep working. */
export async function editItem(
  ctx: Context,
  {
    id,
    version,
    ...change
  }: Omit<z.output<typeof changeItem.body>, 'version'> & { readonly id: string; readonly version: number | null },
): Promise<Item> {
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const item = await lockItem(tx, id)
    if (item === null || !mayReadItem(ctx.actor, item)) throw notFound('item')
    assertAllowed(mayWriteContent(ctx.actor) && ctx.actor.userId === item.authorId)
    if (!actsOnItem(ctx.actor, item).includes('edit'))
      throw new AppError('item.transition', { detail: 'A retired article can’t be edited. Write a new one.' })
    assertUnchanged(version, item.version, 'This item was changed after you opened it. Reload, then make your change.')
    await assertCategoryAndTags(tx, change)
    const read = change.body === undefined ? {} : { readMinutes: readMinutesOf(change.body) }
    const changed = await updateItem(tx, id, { ...change, ...read }, now)
    tx.record(itemEvent('edit', changed))
    return changed
  })
}
