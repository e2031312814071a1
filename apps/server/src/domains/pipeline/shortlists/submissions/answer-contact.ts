import type { ContactAnswer } from '@assay/contracts/shortlisteds'
import type { Context } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed } from '../../../../platform/errors/app-error.ts'
import {
  canAnswerAsk,
  contactAskMoved,
  lockWithSubmission,
  type Submission,
  updateSubmission,
} from '../records/index.ts'
import { getSubmission } from './get-submission.ts'
import { mayWithdraw } from './submissions.policy.ts'

/** The agency answers whether it introduces its candidate to the client contact who asked. */
export async function answerContact(
  ctx: Context,
  { id, answer }: { id: string; answer: ContactAnswer },
): Promise<Submission> {
  const submission = await getSubmission(ctx, id)
  assertAllowed(mayWithdraw(ctx.actor, submission), 'Only the agency that submitted the candidate can answer.')
  await ctx.transaction(async (tx) => {
    const { entry, submission: locked } = await lockWithSubmission(tx, submission)
    if (!canAnswerAsk(locked, entry.stage))
      throw new AppError('shortlist.transition', { detail: 'There is no open request for contact to answer.' })
    const at = ctx.now()
    await updateSubmission(tx, id, { contactAnswer: answer, contactAnsweredAt: at }, at)
    tx.record(contactAskMoved(entry, 'answerAsk', { before: { answer: locked.contactAnswer }, after: { answer } }))
  })
  return getSubmission(ctx, id)
}
