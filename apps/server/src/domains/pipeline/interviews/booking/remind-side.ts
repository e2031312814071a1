import type { Context } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { isWaitOver } from '../../../../platform/time/waits.ts'
import {
  getInterviewForAct,
  type Interview,
  interviewEvent,
  listSlots,
  lockWithRequirement,
  REMIND_AGAIN_MS,
  stepTo,
  updateInterview,
  wrongState,
} from '../records/index.ts'

/** Reminds the candidate of proposed times, or interviewers of their scorecards. */
export async function remindSide(ctx: Context, id: string): Promise<Interview> {
  const { interview: found } = await getInterviewForAct(ctx, { id, act: 'remind' })
  return ctx.transaction(async (tx) => {
    const { interview } = await lockWithRequirement(tx, found)
    stepTo(interview, 'remind', 'employer')
    const now = ctx.now()
    const [slot] = await listSlots(tx, [id])
    if (slot?.by === 'candidate')
      throw wrongState(interview, 'The candidate suggested times. It’s your turn to answer.')
    const last = interview.remindedAt
    if (last !== null && !isWaitOver(last, REMIND_AGAIN_MS, now))
      throw new AppError('interview.reminded', { detail: 'You can send one reminder a day. Try again tomorrow.' })
    const reminded = await updateInterview(tx, id, { remindedAt: now }, now)
    tx.record(interviewEvent(reminded, 'remind', { payload: { version: reminded.version } }))
    return reminded
  })
}
