import type { Context } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { mayTag, tagCreated } from '../records/index.ts'
import { addTag, type Tag } from './tags.store.ts'

/** Creates a tag of the company, or returns the existing one of that name. */
export async function createTag(
  ctx: Context,
  input: { name: string; colour: string },
): Promise<{ tag: Tag; isNew: boolean }> {
  const { actor } = ctx
  if (!mayTag(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const row = { id: newId(now.getTime()), companyId: actor.companyId, createdAt: now, updatedAt: now, ...input }
    const added = await addTag(tx, row)
    if (added.isNew) tx.record(tagCreated(added.tag))
    return added
  })
}
