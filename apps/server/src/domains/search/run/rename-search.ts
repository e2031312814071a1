import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import {
  announceSearch,
  changeSearch,
  getSearch,
  lockVersion,
  mayChangeSearch,
  type Search,
  searchRenamed,
  WHO_MAY_CHANGE,
} from '../searches/index.ts'

/** Names a search or removes its name. */
export async function renameSearch(
  ctx: Context,
  input: {
    readonly id: string
    /** The one that was read; null or absent changes any. */
    readonly version?: number | null
    readonly savedName?: string | null | undefined
  },
): Promise<Search> {
  const search = await getSearch(ctx, input.id)
  const { savedName } = input
  if (savedName === undefined) return search
  assertAllowed(mayChangeSearch(ctx.actor, search), WHO_MAY_CHANGE)
  if (savedName === search.savedName) return search
  return ctx.transaction(async (tx) => {
    assertUnchanged(
      input.version,
      await lockVersion(tx, search.id),
      'This search was renamed after you opened it. Look at the new name, then save yours.',
    )
    const changed = await changeSearch(tx, search.id, { savedName }, ctx.now())
    tx.record(searchRenamed(changed, savedName))
    announceSearch(tx, changed)
    return changed
  })
}
