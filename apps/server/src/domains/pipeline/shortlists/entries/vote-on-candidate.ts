import type { Vote } from '@assay/contracts/shortlisteds'
import type { Context } from '../../../../platform/context/context.ts'
import type { Entry } from '../records/index.ts'
import { assertStage, canBeVotedOn, getEntryForAct, lockWithRequirement, saveVote, voteCast } from '../records/index.ts'

/** The caller’s vote; a second one replaces the first, null removes it. */
export async function voteOnCandidate(
  ctx: Context,
  { id, vote, note }: { id: string; vote: Vote | null; note: string | null },
): Promise<Entry> {
  const { entry: found, actor } = await getEntryForAct(ctx, { id, act: 'vote' })
  return ctx.transaction(async (tx) => {
    const { entry } = await lockWithRequirement(tx, found)
    assertStage(canBeVotedOn(entry.stage), entry, 'voted on')
    await saveVote(tx, { shortlistedId: id, userId: actor.userId, vote, note, votedAt: ctx.now() })
    tx.record(voteCast(entry, vote))
    return entry
  })
}
