import type { Context } from '../../platform/context/context.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { viewEvent } from './list-views.events.ts'
import { mayKeepViews } from './list-views.policy.ts'
import { removeView } from './list-views.store.ts'

/** Deletes a view of the caller's. */
export async function forgetListView(ctx: Context, id: string): Promise<void> {
  const { actor } = ctx
  if (!mayKeepViews(actor)) throw new AppError('permission.denied')
  await ctx.transaction(async (tx) => {
    if (!(await removeView(tx, actor.userId, id))) throw notFound('view')
    tx.record(viewEvent('forgetView', actor, id))
  })
}
