import type { Context } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import {
  canOverrideRank,
  type Entry,
  getEntryForAct,
  lockWithRequirement,
  rankOverridden,
  updateEntry,
} from '../records/index.ts'

/** Records why a candidate was preferred to others with better ranks; the latest reason counts. */
export async function overrideRank(ctx: Context, { id, reason }: { id: string; reason: string }): Promise<Entry> {
  const { entry: found, actor } = await getEntryForAct(ctx, { id, act: 'overrideRank' })
  return ctx.transaction(async (tx) => {
    const { entry } = await lockWithRequirement(tx, found)
    const { rankAtAdd: rank } = entry
    if (rank === null || !canOverrideRank(entry))
      throw new AppError('shortlist.transition', {
        detail: 'A reason is only recorded for candidates who were not ranked first and are still in the process.',
        meta: { stage: entry.stage },
      })
    const overridden = await updateEntry(
      tx,
      id,
      { overrideReason: reason, overriddenBy: actor.userId, overriddenAt: ctx.now() },
      ctx.now(),
    )
    tx.record(rankOverridden(overridden, { rank, reason }))
    return overridden
  })
}
