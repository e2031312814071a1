import type { UserActor } from '../../../platform/context/actor.ts'
import type { Context } from '../../../platform/context/context.ts'
import { listShortlistedIds, listShownByAgency } from '../../pipeline/shortlists/index.ts'
import { listAssignedIds, listAssignedTo } from '../../requirements/index.ts'
import { listShownCandidateIds } from './searches.store.ts'

/** Candidates in the caller's searches, and in searches and shortlists of requirements assigned to the caller. */
export async function listShown(ctx: Context): Promise<readonly string[]> {
  const { actor } = ctx
  if (actor.kind !== 'user') return []
  if (actor.scope === 'agencyClient') return listShownThroughAgency(ctx, actor)
  const assigned = await listAssignedIds(ctx.db, actor.userId)
  const found = await listShownCandidateIds(ctx.db, actor.userId, [...assigned])
  return [...new Set([...found, ...(await listShortlistedIds(ctx.db, [...assigned]))])]
}

/** Candidates the agency submitted for requirements opened to its client contact. */
async function listShownThroughAgency(ctx: Context, { agencyId }: UserActor): Promise<readonly string[]> {
  if (agencyId === null) return []
  return listShownByAgency(ctx.db, { agencyId, requirementIds: [...(await listAssignedTo(ctx))] })
}
