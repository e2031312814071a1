import type { Context } from '../../../../platform/context/context.ts'
import { AppError, notFound, ValidationError } from '../../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../../platform/errors/assert-unchanged.ts'
import { mayMergeTags, tagChanged, tagDeleted } from '../records/index.ts'
import { findTag, lockTags, removeTag, type Tag, updateTag } from './tags.store.ts'

export interface TagChange {
  readonly id: string
  /** The one that was read; null changes any. */
  readonly version: number | null
  readonly name?: string | undefined
  readonly colour?: string | undefined
}

/** Renames or recolors a tag for the whole company. */
export async function changeTag(ctx: Context, { id, version, ...change }: TagChange): Promise<Tag> {
  const { actor } = ctx
  if (!mayMergeTags(actor)) throw new AppError('permission.denied')
  return ctx.transaction(async (tx) => {
    await lockTags(tx, actor.companyId, [id])
    const tag = await findTag(tx, actor.companyId, id)
    if (tag === null) throw notFound('tag')
    assertUnchanged(version, tag.version, 'A colleague changed this tag. Reload, then make your change.')
    const changed = await updateTag(tx, { companyId: actor.companyId, id }, change, ctx.now())
    if (changed === null)
      throw new ValidationError([
        { field: 'name', message: 'Your company already has a tag with this name. Merge the two.' },
      ])
    tx.record(tagChanged(changed))
    return changed
  })
}

export async function deleteTag(ctx: Context, id: string): Promise<void> {
  const { actor } = ctx
  if (!mayMergeTags(actor)) throw new AppError('permission.denied')
  await ctx.transaction(async (tx) => {
    const tag = await findTag(tx, actor.companyId, id)
    if (tag === null) throw notFound('tag')
    await removeTag(tx, id)
    tx.record(tagDeleted(tag))
  })
}
