import type { Tx } from '../../../platform/context/context.ts'
import { clearOpinionsOn } from './feedback/index.ts'
import { removeNotesOf } from './notes/index.ts'
import { clearSubmissionNotes, clearWordsOn, makeAnonymous } from './records/index.ts'

/** Erases what was written about an ended process and cuts it off from the person. */
export async function forgetEntry(tx: Tx, entry: { id: string; placeholderId: string; at: Date }): Promise<void> {
  const ids = [entry.id]
  await removeNotesOf(tx, ids)
  await clearOpinionsOn(tx, ids)
  await clearWordsOn(tx, ids)
  await clearSubmissionNotes(tx, ids)
  await makeAnonymous(tx, entry)
}
