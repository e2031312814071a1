import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { type Candidate, candidateReach, findCandidate, isInReach } from '../profiles/index.ts'

/** Candidates in searches that the caller may see, for callers limited to those. */
export type ListShown = (ctx: Context) => Promise<readonly string[]>

/** The candidate if the caller may read them; otherwise null, as if there were none. */
export async function findCandidateInReach(ctx: Context, id: string, listShown: ListShown): Promise<Candidate | null> {
  const reach = candidateReach(ctx.actor)
  assertAllowed(reach.kind !== 'none')
  const candidate = await findCandidate(ctx.db, id)
  if (candidate === null || !isInReach(reach, candidate)) return null
  if (reach.kind === 'shown' && !(await listShown(ctx)).includes(candidate.id)) return null
  return candidate
}

export async function isCandidateInReach(ctx: Context, id: string, listShown: ListShown): Promise<boolean> {
  return (await findCandidateInReach(ctx, id, listShown)) !== null
}
