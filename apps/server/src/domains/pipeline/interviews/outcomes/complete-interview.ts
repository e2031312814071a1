import type { Context, Tx } from '../../../../platform/context/context.ts'
import {
  agreedSpan,
  getInterviewForAct,
  type Interview,
  listPanels,
  listScorecards,
  lockWithRequirement,
  moveTo,
  stepTo,
  type Taker,
  tell,
} from '../records/index.ts'

/** Stops waiting for scorecards, with a reason. */
export async function completeInterview(
  ctx: Context,
  { id, override }: { id: string; override: string },
): Promise<Interview> {
  const { interview: found, actor } = await getInterviewForAct(ctx, { id, act: 'complete' })
  return ctx.transaction(async (tx) => {
    const { interview } = await lockWithRequirement(tx, found)
    stepTo(interview, 'complete', 'employer')
    const taker = { by: 'employer', userId: actor.userId, now: ctx.now() } as const
    return endWait(tx, interview, taker, override)
  })
}

/** Completes the interview after the last required scorecard, or immediately if none is required. */
export async function completeIfAllIn(tx: Tx, interview: Interview, now: Date): Promise<Interview> {
  if (interview.state !== 'awaitingFeedback') return interview
  const submitted = new Set((await listScorecards(tx, [interview.id])).map(({ userId }) => userId))
  const panel = await listPanels(tx, [interview.id])
  if (panel.some(({ userId, required }) => required && !submitted.has(userId))) return interview
  stepTo(interview, 'completeByScorecards', 'system')
  return endWait(tx, interview, { by: 'system', userId: null, now }, null)
}

async function endWait(tx: Tx, interview: Interview, taker: Taker, reason: string | null): Promise<Interview> {
  const { now } = taker
  const completed = await moveTo(tx, interview, { state: 'completed', now, columns: { completeReason: reason } })
  await tell(tx, completed, taker, {
    what: 'complete',
    kind: 'completed',
    before: interview.state,
    from: agreedSpan(interview),
    reason,
  })
  return completed
}
