import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { assertStage, lockWithRequirement } from '../get-entry.ts'
import { moveEntry } from '../move-entry.ts'
import { assertDeciding } from '../pass-candidate.ts'
import { findEntryById } from '../shortlisteds.store.ts'
import { entryAdvanced } from '../shortlists.events.ts'
import { canMove } from '../shortlists.rules.ts'
import { getSubmission } from './get-submission.ts'
import { mayWithdraw } from './submissions.policy.ts'
import type { Submission } from './submissions.store.ts'

/** The agency takes its candidate out of the process. The employer hears that they left, and not what the agency notes. */
export async function withdrawSubmission(
  ctx: Context,
  { id, reason }: { id: string; reason: string },
): Promise<Submission> {
  const submission = await getSubmission(ctx, id)
  assertAllowed(mayWithdraw(ctx.actor, submission), 'The agency that proposed somebody takes them out.')
  await ctx.transaction(async (tx) => {
    const found = await findEntryById(tx, submission.shortlistedId)
    if (found === null) throw new Error('The entry of the proposal is gone.')
    const { entry, requirement } = await lockWithRequirement(tx, found)
    assertStage(canMove(entry.stage, 'withdraw'), entry, 'taken out')
    assertDeciding(requirement)
    const moved = await moveEntry(tx, entry, { to: 'withdrawn', at: ctx.now(), reasonCode: 'agency' })
    const event = entryAdvanced(moved, entry.stage, 'agency')
    tx.record({ ...event, onBehalfOf: entry.candidateId, after: { ...event.after, reason } })
  })
  return getSubmission(ctx, id)
}
