import type { Context } from '../../../../platform/context/context.ts'
import type { Entry } from '../records/index.ts'
import { assertStage, candidateRestored, canMove, getEntryForAct, lockWithRequirement } from '../records/index.ts'
import { moveEntry } from './move-entry.ts'
import { assertOpen } from './shortlist-candidates.ts'

/** Restores a rejected candidate. The rejection and its reason stay in the history. */
export async function restoreCandidate(ctx: Context, { id, reason }: { id: string; reason: string }): Promise<Entry> {
  const { entry: found } = await getEntryForAct(ctx, { id, act: 'restore' })
  return ctx.transaction(async (tx) => {
    const { entry, requirement } = await lockWithRequirement(tx, found)
    assertStage(canMove(entry.stage, 'restore'), entry, 'restored')
    assertOpen(requirement)
    const now = ctx.now()
    const restored = await moveEntry(tx, entry, {
      to: 'shortlisted',
      at: now,
      columns: { rejectionCode: null, rejectionNote: null },
    })
    tx.record(candidateRestored(restored, { code: entry.rejectionCode, reason }))
    return restored
  })
}
