import { maxListViews, type ViewableList } from '@assay/contracts/list-views'
import type { Context } from '../../platform/context/context.ts'
import { lockName } from '../../platform/database/lock-name.ts'
import { newId } from '../../platform/database/new-id.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { viewEvent } from './list-views.events.ts'
import { mayKeepViews } from './list-views.policy.ts'
import { clearDefault, countViews, findViewNamed, type ListView, putView } from './list-views.store.ts'

export interface KeepListView {
  readonly list: ViewableList
  readonly name: string
  readonly columns: readonly string[]
  readonly filters: Readonly<Record<string, string>>
  readonly sort: string | null
  readonly isDefault: boolean
}

/** Saves a view under its name, replacing one of the same name. */
export async function saveListView(ctx: Context, input: KeepListView): Promise<{ view: ListView; isNew: boolean }> {
  const { actor } = ctx
  if (!mayKeepViews(actor)) throw new AppError('permission.denied')
  const { userId } = actor
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    await lockName(tx, `list views of ${userId}`)
    const known = await findViewNamed(tx, { userId, ...input })
    if (known === null && (await countViews(tx, userId, input.list)) >= maxListViews)
      throw new AppError('list-view.too-many', {
        detail: `You can save ${maxListViews} views of a list. Delete one first.`,
      })
    if (input.isDefault) await clearDefault(tx, { userId, list: input.list })
    const view = await putView(tx, { id: newId(now.getTime()), userId, ...input, createdAt: now, updatedAt: now })
    tx.record(viewEvent('keepView', actor, view.id))
    return { view, isNew: known === null }
  })
}
