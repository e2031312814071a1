import type { Context } from '../../../platform/context/context.ts'
import { assertStage, getEntryForAct, lockWithRequirement } from './get-entry.ts'
import { moveEntry } from './move-entry.ts'
import { assertOpen } from './shortlist-candidates.ts'
import type { Entry } from './shortlisteds.store.ts'
import { candidateRestored } from './shortlists.events.ts'
import { canMove } from './shortlists.rules.ts'

/** Restores a rejected candidate. The rejection and its reason stay in the history. */
export async function restoreCandidate(ctx: Context, { id, reason }: { id: string; reason: string }): Promise<Entry> {
  const { entry: found } = await getEntryForAct(ctx, { id, act: 'restore' })
  return ctx.transaction(async (tx) => {
    const { entry, requirement } = await lockWithRequirement(tx, found)
    assertStage(canMove(entry.stage, 'restore'), entry, 'taken back')
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
