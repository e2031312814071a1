import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import {
  announceSearch,
  changeSearch,
  getSearch,
  mayChangeSearch,
  searchDeleted,
  WHO_MAY_CHANGE,
} from '../searches/index.ts'

/**
 * Deletes a search from the history. The row stays, so that the deletion can be undone and the ledger stays complete.
 */
export async function deleteSearch(ctx: Context, id: string): Promise<void> {
  const search = await getSearch(ctx, id)
  assertAllowed(mayChangeSearch(ctx.actor, search), WHO_MAY_CHANGE)
  if (ctx.actor.kind !== 'user') throw notFound('search')
  const deletion = { deletedAt: ctx.now(), deletedBy: ctx.actor.userId }
  await ctx.transaction(async (tx) => {
    tx.record(searchDeleted(await changeSearch(tx, search.id, deletion, ctx.now())))
    announceSearch(tx, search)
  })
}
