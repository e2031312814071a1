import type { Tx } from '../../platform/context/context.ts'
import { eraseMergesOf as eraseRows } from './candidate-merges.store.ts'
import { deletePairsOf } from './duplicates.store.ts'

/** Forgets how the profile was before its merges, and which other one it was taken for. */
export async function eraseMergesOf(tx: Tx, candidateId: string): Promise<readonly string[]> {
  await deletePairsOf(tx, candidateId)
  return eraseRows(tx, candidateId)
}
