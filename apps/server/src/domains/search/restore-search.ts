import type { Context } from '../../platform/context/context.ts'
import { getSearchToChange } from './get-search.ts'
import { searchRestored } from './searches.events.ts'
import { changeSearch, type Search } from './searches.store.ts'

/** Puts a deleted search back; one that was not deleted stays as it is. */
export async function restoreSearch(ctx: Context, id: string): Promise<Search> {
  const search = await getSearchToChange(ctx, id, { deleted: true })
  if (search.deletedAt === null) return search
  return ctx.transaction(async (tx) => {
    const restored = await changeSearch(tx, search.id, { deletedAt: null, deletedBy: null }, ctx.now())
    tx.record(searchRestored(restored))
    return restored
  })
}
