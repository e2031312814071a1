import type { Context } from '../../../platform/context/context.ts'
import { changeSearch, type Search } from '../searches/index.ts'

/** Records that its owner viewed a search that ran for an alert. Only the first view by the owner counts. */
export async function seeSearch(ctx: Context, search: Search): Promise<Search> {
  const isOwn = ctx.actor.kind === 'user' && ctx.actor.userId === search.userId
  if (!isOwn || search.seenAt !== null) return search
  return changeSearch(ctx.db, search.id, { seenAt: ctx.now() }, ctx.now())
}
