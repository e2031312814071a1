import type { Context } from '../../platform/context/context.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import { viewEvent } from './list-views.events.ts'
import { mayKeepViews } from './list-views.policy.ts'
import { clearDefault, type ListView, lockOwnView, updateView } from './list-views.store.ts'

interface ViewChange {
  readonly id: string
  /** The one that was read; null changes any. */
  readonly version: number | null
  readonly name?: string | undefined
  readonly isDefault?: boolean | undefined
}

/** Renames a view of the caller's, or makes it the list's default. */
export async function changeListView(ctx: Context, { id, version, name, isDefault }: ViewChange): Promise<ListView> {
  const { actor } = ctx
  if (!mayKeepViews(actor)) throw new AppError('permission.denied')
  return ctx.transaction(async (tx) => {
    const view = await lockOwnView(tx, actor.userId, id)
    if (view === null) throw notFound('view')
    assertUnchanged(version, view.version, 'This view was changed in another window. Reload, then make your change.')
    if (isDefault === true) await clearDefault(tx, view)
    const changed = await updateView(
      tx,
      id,
      { name: name ?? view.name, isDefault: isDefault ?? view.isDefault },
      ctx.now(),
    )
    tx.record(viewEvent('changeView', actor, id))
    return changed
  })
}
