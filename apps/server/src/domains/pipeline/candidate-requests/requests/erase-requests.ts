import type { Tx } from '../../../../platform/context/context.ts'
import { deleteManualNoticesOf, deleteRequestsOf } from '../records/index.ts'

/** Erases the text with the candidate; the history keeps that a request was made. */
export async function eraseRequestsOf(
  tx: Tx,
  whose: { readonly candidateId: string } | { readonly shortlistedId: string },
): Promise<string[]> {
  await deleteManualNoticesOf(tx, whose)
  return deleteRequestsOf(tx, whose)
}
