import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { type Candidate, candidateAccess, findCandidate, isAccessible } from '../profiles/index.ts'

/** Candidates in searches that the caller may see, for callers limited to those. */
export type ListShown = (ctx: Context) => Promise<readonly string[]>

/** The candidate if the caller may read them; otherwise null, as if there were none. */
export async function findAccessibleCandidate(
  ctx: Context,
  id: string,
  listShown: ListShown,
): Promise<Candidate | null> {
  const access = candidateAccess(ctx.actor)
  assertAllowed(access.kind !== 'none')
  const candidate = await findCandidate(ctx.db, id)
  if (candidate === null || !isAccessible(access, candidate)) return null
  if (access.kind === 'shown' && !(await listShown(ctx)).includes(candidate.id)) return null
  return candidate
}

export async function isCandidateAccessible(ctx: Context, id: string, listShown: ListShown): Promise<boolean> {
  return (await findAccessibleCandidate(ctx, id, listShown)) !== null
}
