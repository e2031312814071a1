import type { Context } from '../../platform/context/context.ts'
import { listAssignedIds } from '../requirements/index.ts'
import { listShownCandidateIds } from './searches.store.ts'

/** Candidates in searches that the caller made or that belong to requirements assigned to the caller. */
export async function listShown(ctx: Context): Promise<readonly string[]> {
  if (ctx.actor.kind !== 'user') return []
  const assigned = await listAssignedIds(ctx.db, ctx.actor.userId)
  return listShownCandidateIds(ctx.db, ctx.actor.userId, [...assigned])
}
