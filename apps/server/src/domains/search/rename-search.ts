import type { Context } from '../../platform/context/context.ts'
import { assertAllowed } from '../../platform/errors/app-error.ts'
import { getSearch } from './get-search.ts'
import { searchRenamed } from './searches.events.ts'
import { mayChangeSearch, WHO_MAY_CHANGE } from './searches.policy.ts'
import { changeSearch, type Search } from './searches.store.ts'

/** Gives a search a name, or takes it away. Without a name nothing changes. */
export async function renameSearch(
  ctx: Context,
  input: { readonly id: string; readonly savedName?: string | null | undefined },
): Promise<Search> {
  const search = await getSearch(ctx, input.id)
  assertAllowed(mayChangeSearch(ctx.actor, search), WHO_MAY_CHANGE)
  const { savedName } = input
  if (savedName === undefined || savedName === search.savedName) return search
  return ctx.transaction(async (tx) => {
    const changed = await changeSearch(tx, search.id, { savedName }, ctx.now())
    tx.record(searchRenamed(changed, savedName))
    return changed
  })
}
