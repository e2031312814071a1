import type { Context } from '../../../../platform/context/context.ts'
import type { Entry } from '../records/index.ts'
import {
  assertStage,
  canMove,
  getEntryForAct,
  lockWithRequirement,
  stageTransitions,
  submissionDecided,
} from '../records/index.ts'
import { moveEntry } from './move-entry.ts'
import { assertOpen } from './shortlist-candidates.ts'

export type SubmissionVerdict = 'accept' | 'deny' | 'markDuplicate'

/** Decides about an agency’s proposal. A user who accepts becomes the candidate’s owner. */
export async function decideSubmission(
  ctx: Context,
  { id, verdict }: { id: string; verdict: SubmissionVerdict },
): Promise<Entry> {
  const { entry: found, actor } = await getEntryForAct(ctx, { id, act: verdict })
  return ctx.transaction(async (tx) => {
    const { entry, requirement } = await lockWithRequirement(tx, found)
    assertStage(canMove(entry.stage, verdict), entry, 'accepted or declined as a submission')
    assertOpen(requirement)
    const { to } = stageTransitions[verdict]
    const columns = verdict === 'accept' ? { ownerId: actor.userId } : {}
    const decided = await moveEntry(tx, entry, { to, at: ctx.now(), columns })
    tx.record(submissionDecided(decided))
    return decided
  })
}
