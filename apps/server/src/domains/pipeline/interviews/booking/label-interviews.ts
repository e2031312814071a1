import type { Context } from '../../../../platform/context/context.ts'
import { NAME_FIELDS } from '../../../candidates/index.ts'
import { findInterviewsInScope, scopeOfCaller } from '../records/index.ts'
import { nameCandidates } from './show-interviews.ts'

/** The label of an interview for users who may read it; others only see busy time. */
export async function labelInterviews(
  ctx: Context,
  ids: readonly string[],
): Promise<(interviewId: string) => string | null> {
  const interviews = await findInterviewsInScope(ctx.db, ids, await scopeOfCaller(ctx))
  const { nameOf } = await nameCandidates(ctx, interviews, NAME_FIELDS)
  const labels = new Map(interviews.map((one) => [one.id, `${nameOf(one)}, round ${one.round}`]))
  return (id) => labels.get(id) ?? null
}
