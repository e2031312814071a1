import type { Tx } from '../../../../platform/context/context.ts'
import { deleteManualNoticesOf, deleteRequestsOf } from '../records/index.ts'

/** Erases the text with the candidate; the history keeps that a request was made. */
export async function eraseRequestsOf(tx: Tx, candidateId: string): Promise<string[]> {
  await deleteManualNoticesOf(tx, candidateId)
  return deleteRequestsOf(tx, candidateId)
}
