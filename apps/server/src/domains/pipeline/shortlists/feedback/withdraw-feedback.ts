import type { Context } from '../../../../platform/context/context.ts'
import { feedbackEnded } from './feedback-requests.events.ts'
import { type FeedbackRequest, lockRequest, updateRequest } from './feedback-requests.store.ts'
import { assertOpen, getRequestForAct } from './get-feedback-request.ts'

/** Disables the link. Submitted opinions stay. */
export async function withdrawFeedback(ctx: Context, id: string): Promise<FeedbackRequest> {
  await getRequestForAct(ctx, id)
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    assertOpen(await lockRequest(tx, id), now)
    const withdrawn = await updateRequest(tx, id, { endedAt: now, endedBecause: 'withdrawn' }, now)
    tx.record(feedbackEnded(withdrawn, 'withdraw'))
    return withdrawn
  })
}
