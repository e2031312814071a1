import type { Context } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { listAssigned } from './list-assigned.ts'
import { mayReadSearch } from './searches.policy.ts'
import { findSearch, findSearchReference, type Search, type SearchReference } from './searches.store.ts'

/** The search if the caller may see it; otherwise not found. */
export async function getSearch(ctx: Context, id: string, options: { deleted?: boolean } = {}): Promise<Search> {
  return readable(ctx, await findSearch(ctx.db, id, options))
}

/** The same without its content. */
export async function getSearchReference(ctx: Context, id: string): Promise<SearchReference> {
  return readable(ctx, await findSearchReference(ctx.db, id))
}

async function readable<Found extends SearchReference>(ctx: Context, search: Found | null): Promise<Found> {
  const { actor } = ctx
  if (search === null || actor.kind !== 'user' || !mayReadSearch(actor, search, await listAssigned(ctx)))
    throw notFound('search')
  return search
}
