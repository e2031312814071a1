import type { Context } from '../../../../platform/context/context.ts'
import { closeLinks } from '../../../candidate-links/index.ts'
import type { Interview } from '../records/index.ts'
import { endAsCancelled, getInterviewForAct, lockWithRequirement, stepTo } from '../records/index.ts'

/** Cancels an agreed interview (cancel), or withdraws proposed times (withdraw). */
export async function cancelInterview(
  ctx: Context,
  { id, act, reason }: { id: string; act: 'cancel' | 'withdraw'; reason: string },
): Promise<Interview> {
  const { interview: found, actor } = await getInterviewForAct(ctx, { id, act })
  return ctx.transaction(async (tx) => {
    const { interview } = await lockWithRequirement(tx, found)
    stepTo(interview, act, 'employer')
    const now = ctx.now()
    await closeLinks(tx, { subjectType: 'scheduled-interviews', subjectId: id, at: now })
    return endAsCancelled(tx, interview, { by: 'employer', userId: actor.userId, now }, { what: act, reason })
  })
}
