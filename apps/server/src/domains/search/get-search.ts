import type { Context } from '../../platform/context/context.ts'
import { notFound } from '../../platform/errors/app-error.ts'
import { listAssigned } from './list-assigned.ts'
import { mayReadSearch } from './searches.policy.ts'
import { findSearch, findSearchReference, type Search, type SearchReference } from './searches.store.ts'

/** The search, for those who may see it; for others there is none. */
export async function getSearch(ctx: Context, id: string, options: { deleted?: boolean } = {}): Promise<Search> {
  const search = await findSearch(ctx.db, id, options)
  if (search === null || !(await isReadable(ctx, search))) throw notFound('search')
  return search
}

/** The same without what it says. */
export async function getSearchReference(ctx: Context, id: string): Promise<SearchReference> {
  const search = await findSearchReference(ctx.db, id)
  if (search === null || !(await isReadable(ctx, search))) throw notFound('search')
  return search
}

async function isReadable(ctx: Context, search: SearchReference): Promise<boolean> {
  if (ctx.actor.kind !== 'user') return false
  return mayReadSearch(ctx.actor, search, await listAssigned(ctx))
}
