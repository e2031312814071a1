import type { changeCategory, createCategory } from '@assay/contracts/items'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import { categoryEvent, contentTagCreated, contentTagEvent } from './items.events.ts'
import { mayArrange, mayWriteContent } from './items.policy.ts'
import { nameSlug } from './items.rules.ts'
import {
  addContentTag,
  type Category,
  insertCategory,
  listCategories,
  listContentTags,
  lockCategory,
  lockContentTag,
  removeContentTag,
  updateCategory,
  updateContentTag,
} from './items.store.ts'

/** A change of one, with the version that was read; null changes any. */
type Versioned<Change> = Omit<Change, 'version'> & { readonly id: string; readonly version: number | null }

const exists = (): AppError => new AppError('category.exists', { detail: 'Choose another name.' })

export async function addCategory(ctx: Context, input: z.output<typeof createCategory.body>): Promise<Category> {
  assertAllowed(mayArrange(ctx.actor, input.kind))
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const row = { ...input, id: newId(now.getTime()), slug: nameSlug(input.name), createdAt: now, updatedAt: now }
    const added = await insertCategory(tx, row)
    if (added === null) throw exists()
    tx.record(categoryEvent('create', added))
    return added
  })
}

export async function editCategory(
  ctx: Context,
  { id, version, ...change }: Versioned<z.output<typeof changeCategory.body>>,
): Promise<Category> {
  return ctx.transaction(async (tx) => {
    await lockCategory(tx, id)
    const all = await listCategories(tx)
    const category = all.find((each) => each.id === id)
    if (category === undefined) throw notFound('category')
    assertAllowed(mayArrange(ctx.actor, category.kind))
    assertUnchanged(version, category.version, 'Someone else changed this category. Reload, then make your change.')
    const slug = change.name === undefined ? category.slug : nameSlug(change.name)
    if (all.some((each) => each.id !== id && each.kind === category.kind && each.slug === slug)) throw exists()
    const changed = await updateCategory(tx, id, { ...change, slug, updatedAt: ctx.now() })
    if (changed === null) throw notFound('category')
    tx.record(categoryEvent('edit', changed))
    return changed
  })
}

/** Creates a tag of the learning hub, or returns the existing one of that name. */
export async function addTagOfContent(ctx: Context, input: { readonly name: string; readonly colour: string }) {
  assertAllowed(mayWriteContent(ctx.actor))
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const slug = nameSlug(input.name)
    const row = { ...input, id: newId(now.getTime()), slug, createdAt: now, updatedAt: now }
    const isNew = await addContentTag(tx, row)
    if (isNew) tx.record(contentTagCreated(row))
    const tag = (await listContentTags(tx)).find((each) => each.slug === slug)
    if (tag === undefined) throw new Error('The tag was deleted in the meantime. Add it again.')
    return { tag, isNew }
  })
}

/** Renames or recolors a tag of the learning hub. */
export async function changeTagOfContent(
  ctx: Context,
  { id, version, ...change }: Versioned<{ name?: string | undefined; colour?: string | undefined }>,
) {
  assertAllowed(mayWriteContent(ctx.actor))
  return ctx.transaction(async (tx) => {
    await lockContentTag(tx, id)
    const all = await listContentTags(tx)
    const tag = all.find((each) => each.id === id)
    if (tag === undefined) throw notFound('tag')
    assertUnchanged(version, tag.version, 'Someone else changed this tag. Reload, then make your change.')
    const slug = change.name === undefined ? tag.slug : nameSlug(change.name)
    if (all.some((each) => each.id !== id && each.slug === slug))
      throw new ValidationError([{ field: 'name', message: 'A tag with this name already exists.' }])
    const changed = await updateContentTag(tx, id, { ...change, slug }, ctx.now())
    if (changed === null) throw notFound('tag')
    tx.record(contentTagEvent('change', changed))
    return { ...changed, used: tag.used }
  })
}

/** Deletes a tag of the learning hub; items that have it stay without. */
export async function removeTagOfContent(ctx: Context, id: string): Promise<void> {
  assertAllowed(mayWriteContent(ctx.actor))
  await ctx.transaction(async (tx) => {
    const tag = (await listContentTags(tx)).find((each) => each.id === id)
    if (tag === undefined) throw notFound('tag')
    await removeContentTag(tx, id)
    tx.record(contentTagEvent('delete', tag))
  })
}
