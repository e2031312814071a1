import type { Context } from '../../../../platform/context/context.ts'
import { AppError, notFound, ValidationError } from '../../../../platform/errors/app-error.ts'
import { mayMergeTags, tagMerged } from '../records/index.ts'
import { findTag, lockTags, mergeTagInto, type Tag } from './tags.store.ts'

/** Moves every use of the first tag to the second and deletes the first. */
export async function mergeTags(ctx: Context, { id, intoId }: { id: string; intoId: string }): Promise<Tag> {
  const { actor } = ctx
  if (!mayMergeTags(actor)) throw new AppError('permission.denied')
  return ctx.transaction(async (tx) => {
    await lockTags(tx, actor.companyId, [id, intoId])
    const tag = await findTag(tx, actor.companyId, id)
    if (tag === null) throw notFound('tag')
    if (id === intoId || (await findTag(tx, actor.companyId, intoId)) === null)
      throw new ValidationError([{ field: 'intoId', message: 'Choose another tag of your company.' }])
    await mergeTagInto(tx, id, intoId)
    tx.record(tagMerged(tag, intoId))
    const merged = await findTag(tx, actor.companyId, intoId)
    if (merged === null) throw notFound('tag')
    return merged
  })
}
