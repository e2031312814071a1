import type { Tx } from '../../../platform/context/context.ts'
import { clearOpinionsOn } from './feedback/feedback-requests.store.ts'
import { lockWithRequirement } from './get-entry.ts'
import { moveEntry } from './move-entry.ts'
import { removeNotesOf } from './notes/shortlist-notes.store.ts'
import { clearWordsOn, listEntriesOf } from './shortlisteds.store.ts'
import { entryAdvanced } from './shortlists.events.ts'
import { canMove } from './shortlists.rules.ts'
import { clearSubmissionNotes } from './submissions/submissions.store.ts'

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
