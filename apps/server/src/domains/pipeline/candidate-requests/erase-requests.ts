import type { Tx } from '../../../platform/context/context.ts'
import { deleteRequestsOf } from './candidate-requests.store.ts'
import { deleteManualNoticesOf } from './manual-notices.store.ts'

/** The words of somebody who is erased go with them; the history keeps that something was asked. */
export async function eraseRequestsOf(tx: Tx, candidateId: string): Promise<string[]> {
  await deleteManualNoticesOf(tx, candidateId)
  return deleteRequestsOf(tx, candidateId)
}
