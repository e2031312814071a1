import type { Context } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed } from '../../../../platform/errors/app-error.ts'
import { assertDeciding, moveEntry } from '../entries/index.ts'
import {
  assertStage,
  canMove,
  entryAdvanced,
  lockWithSubmission,
  type Submission,
  updateSubmission,
} from '../records/index.ts'
import { getSubmission } from './get-submission.ts'
import { mayWithdraw } from './submissions.policy.ts'

/** The agency withdraws its candidate. The employer is notified and sees the reason with the proposal. */
export async function withdrawSubmission(
  ctx: Context,
  { id, reason }: { id: string; reason: string },
): Promise<Submission> {
  const submission = await getSubmission(ctx, id)
  assertAllowed(mayWithdraw(ctx.actor, submission), 'Only the agency that submitted the candidate can withdraw them.')
  await ctx.transaction(async (tx) => {
    const { entry, requirement, submission: locked } = await lockWithSubmission(tx, submission)
    if (locked.disputedSince !== null)
      throw new AppError('submission.disputed', {
        detail: 'You can withdraw the candidate once the dispute is decided.',
      })
    assertStage(canMove(entry.stage, 'withdraw'), entry, 'withdrawn')
    assertDeciding(requirement)
    const moved = await moveEntry(tx, entry, { to: 'withdrawn', at: ctx.now(), reasonCode: 'agency' })
    await updateSubmission(tx, submission.id, { note: withReason(submission, reason) }, ctx.now())
    // The text may identify the candidate, so the history records only the agency.
    tx.record({ ...entryAdvanced(moved, entry.stage, 'agency'), onBehalfOf: entry.candidateId })
  })
  return getSubmission(ctx, id)
}

const MAX_NOTE_LENGTH = 1000

const withReason = ({ note }: Submission, reason: string): string =>
  [`Withdrawn: ${reason}`, ...(note === null ? [] : [note])].join('\n\n').slice(0, MAX_NOTE_LENGTH)
