import type { Context } from '../../../../platform/context/context.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import { calendarConflict, findInterviewById, mayKeepCalendar } from '../records/index.ts'
import { lockWritten, updateWritten, type WrittenInterview } from './written-interviews.store.ts'

/** The user has the interview written to their calendar again, or leaves the difference as it is. */
export async function settleConflict(
  ctx: Context,
  { id, verb }: { id: string; verb: 'putBack' | 'leave' },
): Promise<WrittenInterview> {
  const { actor } = ctx
  if (!mayKeepCalendar(actor)) throw new AppError('permission.denied')
  return ctx.transaction(async (tx) => {
    const written = await lockWritten(tx, { id, userId: actor.userId })
    const interview = written === null ? null : await findInterviewById(tx, written.interviewId)
    if (written === null || interview === null || written.found === 'same') throw notFound('change in your calendar')
    const now = ctx.now()
    await updateWritten(tx, id, { ...(verb === 'putBack' ? { isWanted: true } : { isLeft: true }), updatedAt: now })
    tx.record(calendarConflict(interview, verb, { userId: actor.userId }))
    return written
  })
}
