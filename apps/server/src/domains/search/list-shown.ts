import type { Context } from '../../platform/context/context.ts'
import { listShortlistedIds } from '../pipeline/shortlists/index.ts'
import { listAssignedIds } from '../requirements/index.ts'
import { listShownCandidateIds } from './searches.store.ts'

/** Candidates in searches that the caller made, and in searches and shortlists of requirements assigned to the caller. */
export async function listShown(ctx: Context): Promise<readonly string[]> {
  if (ctx.actor.kind !== 'user') return []
  const assigned = await listAssignedIds(ctx.db, ctx.actor.userId)
  const found = await listShownCandidateIds(ctx.db, ctx.actor.userId, [...assigned])
  return [...new Set([...found, ...(await listShortlistedIds(ctx.db, [...assigned]))])]
}
