import type { Context } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { mayAskFeedback } from '../records/index.ts'
import { stateOf } from './feedback-requests.rules.ts'
import { type FeedbackRequest, findRequest } from './feedback-requests.store.ts'

/** A request of the caller’s company; call before opening the transaction that changes it. */
export async function getRequestForAct(ctx: Context, id: string): Promise<FeedbackRequest> {
  const { actor } = ctx
  const found = await findRequest(ctx.db, id)
  if (found === null || actor.kind !== 'user' || actor.companyId !== found.companyId) throw notFound('feedback request')
  assertAllowed(mayAskFeedback(actor))
  return found
}

export function assertOpen(request: FeedbackRequest, now: Date): void {
  const state = stateOf(request, now)
  if (state === 'open') return
  throw new AppError('feedback.ended', {
    detail: `This request is ${state}. Send a new one to get a new link.`,
    meta: { state },
  })
}
