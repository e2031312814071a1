import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import {
  announceSearch,
  changeSearch,
  getSearch,
  mayChangeSearch,
  type Search,
  searchRestored,
  WHO_MAY_CHANGE,
} from '../searches/index.ts'

/** Restores a deleted search; any other stays unchanged. */
export async function restoreSearch(ctx: Context, id: string): Promise<Search> {
  const search = await getSearch(ctx, id, { deleted: true })
  assertAllowed(mayChangeSearch(ctx.actor, search), WHO_MAY_CHANGE)
  if (search.deletedAt === null) return search
  return ctx.transaction(async (tx) => {
    const restored = await changeSearch(tx, search.id, { deletedAt: null, deletedBy: null }, ctx.now())
    tx.record(searchRestored(restored))
    announceSearch(tx, restored)
    return restored
  })
}
