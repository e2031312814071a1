import type { Context } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { feedbackReminded } from './feedback-requests.events.ts'
import { isReminderDue } from './feedback-requests.rules.ts'
import { type FeedbackRequest, lockRequest, updateRequest } from './feedback-requests.store.ts'
import { assertOpen, getRequestForAct } from './get-feedback-request.ts'

/** Sends another mail with the same link, at most once a day. */
export async function remindFeedback(ctx: Context, id: string): Promise<FeedbackRequest> {
  await getRequestForAct(ctx, id)
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    const request = await lockRequest(tx, id)
    assertOpen(request, now)
    if (!isReminderDue(request, now))
      throw new AppError('feedback.reminded', { detail: 'You can send one reminder a day. Try again tomorrow.' })
    const reminded = await updateRequest(tx, id, { remindedAt: now, reminders: request.reminders + 1 }, now)
    tx.record(feedbackReminded(reminded))
    return reminded
  })
}
