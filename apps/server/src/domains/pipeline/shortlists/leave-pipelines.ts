import type { Tx } from '../../../platform/context/context.ts'
import { lockWithRequirement } from './get-entry.ts'
import { moveEntry } from './move-entry.ts'
import { listEntriesOf } from './shortlisteds.store.ts'
import { entryAdvanced } from './shortlists.events.ts'
import { canMove } from './shortlists.rules.ts'

/** The person is gone from every pipeline in which somebody could still have chosen them. */
export async function leaveAllPipelines(
  tx: Tx,
  { candidateId, reasonCode, at }: { candidateId: string; reasonCode: string; at: Date },
): Promise<void> {
  for (const found of await listEntriesOf(tx, candidateId)) {
    if (!canMove(found.stage, 'withdraw')) continue
    const { entry } = await lockWithRequirement(tx, found)
    if (!canMove(entry.stage, 'withdraw')) continue
    const moved = await moveEntry(tx, entry, { to: 'withdrawn', at, reasonCode })
    tx.record(entryAdvanced(moved, entry.stage, reasonCode))
  }
}
