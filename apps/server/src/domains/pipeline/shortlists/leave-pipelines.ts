import type { Tx } from '../../../platform/context/context.ts'
import { moveEntry } from './entries/index.ts'
import { clearOpinionsOn } from './feedback/index.ts'
import { removeNotesOf } from './notes/index.ts'
import {
  canMove,
  clearSubmissionNotes,
  clearWordsOn,
  entryAdvanced,
  listEntriesOf,
  lockWithRequirement,
} from './records/index.ts'

/** Removes the candidate from every active pipeline, and erases what people wrote about them. */
export async function leaveAllPipelines(
  tx: Tx,
  { candidateId, reasonCode, at }: { candidateId: string; reasonCode: string; at: Date },
): Promise<void> {
  const entries = await listEntriesOf(tx, candidateId)
  const ids = entries.map(({ id }) => id)
  await removeNotesOf(tx, ids)
  await clearOpinionsOn(tx, ids)
  await clearWordsOn(tx, ids)
  await clearSubmissionNotes(tx, ids)
  for (const found of entries) {
    if (!canMove(found.stage, 'withdraw')) continue
    const { entry } = await lockWithRequirement(tx, found)
    if (!canMove(entry.stage, 'withdraw')) continue
    const moved = await moveEntry(tx, entry, { to: 'withdrawn', at, reasonCode })
    tx.record(entryAdvanced(moved, entry.stage, reasonCode))
  }
}
