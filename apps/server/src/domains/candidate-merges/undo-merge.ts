import { formatDay } from '@assay/contracts/display-words'
import type { Context } from '../../platform/context/context.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { findActsAfter } from '../activities/index.ts'
import { candidateVersionOf, lockPair, type ProfileBefore, unmergeProfiles } from '../candidates/index.ts'
import { mergeUndone } from './candidate-merges.events.ts'
import { mayMerge } from './candidate-merges.policy.ts'
import { changeMerge, lockMerge, type Merge } from './candidate-merges.store.ts'
import { markPair } from './duplicates.store.ts'
import { giveAllBack } from './what-moves.ts'

/** Takes a merge back, as long as nothing that came after it would be torn apart. */
export async function undoMerge(ctx: Context, id: string): Promise<void> {
  if (!mayMerge(ctx.actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const merge = await lockMerge(tx, id)
    if (merge === null) throw notFound('merge')
    const { keptId, goneId } = merge
    const before = beforeOf(merge, now)
    await lockPair(tx, keptId, goneId)
    const act = (await findActsAfter(tx, [keptId, goneId], { type: 'candidate-merges', id })).values().next().value
    if (act !== undefined)
      throw new AppError('candidate-merge.transition', {
        detail: `Someone has worked with this person since the merge (${formatDay(act.on)}), so it can’t be undone.`,
      })
    if ((await candidateVersionOf(tx, keptId)) !== merge.writtenVersion)
      throw new AppError('candidate-merge.transition', { detail: 'This person’s data has changed since the merge.' })
    await giveAllBack(tx, merge.moved, goneId)
    await unmergeProfiles(tx, { keptId, goneId, before, now })
    await changeMerge(tx, id, { state: 'undone', undoneAt: now, before: null, moved: {}, updatedAt: now })
    await markPair(tx, { ids: [keptId, goneId], to: 'open', at: now })
    tx.record(mergeUndone(merge))
  })
}

function beforeOf({ state, undoUntil, before }: Merge, now: Date): { kept: ProfileBefore; gone: ProfileBefore } {
  if (state !== 'merged' || before === null || undoUntil === null || undoUntil < now)
    throw new AppError('candidate-merge.transition', { detail: 'This merge can no longer be undone.' })
  return before as { kept: ProfileBefore; gone: ProfileBefore }
}
