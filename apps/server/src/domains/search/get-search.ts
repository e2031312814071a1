import type { Context } from '../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import { listAssignedIds } from '../requirements/index.ts'
import { mayChangeSearch, mayReadSearch } from './searches.policy.ts'
import { findSearch, type Search } from './searches.store.ts'

/** The search, for those who may see it; for others there is none. */
export async function getSearch(ctx: Context, id: string): Promise<Search> {
  const search = await findSearch(ctx.db, id)
  if (search === null || !(await isReadable(ctx, search))) throw notFound('search')
  return search
}

/** The same for a change: who may see it and not change it is told so. */
export async function getSearchToChange(
  ctx: Context,
  id: string,
  options: { deleted?: boolean } = {},
): Promise<Search> {
  const search = await findSearch(ctx.db, id, options)
  if (search === null || !(await isReadable(ctx, search))) throw notFound('search')
  assertAllowed(mayChangeSearch(ctx.actor, search), 'Whoever made a search, and admins, may change it.')
  return search
}

async function isReadable(ctx: Context, search: Search): Promise<boolean> {
  if (ctx.actor.kind !== 'user') return false
  return mayReadSearch(ctx.actor, search, await listAssignedIds(ctx.db, ctx.actor.userId))
}
