import type { Vote } from '@assay/contracts/shortlisteds'
import type { Context } from '../../../platform/context/context.ts'
import { assertStage, getEntryForAct, lockWithRequirement } from './get-entry.ts'
import type { Entry } from './shortlisteds.store.ts'
import { voteCast } from './shortlists.events.ts'
import { canBeVotedOn } from './shortlists.rules.ts'
import { saveVote } from './votes.store.ts'

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
