import type { Tx } from '../../../platform/context/context.ts'
import { deleteRequestsOf } from './candidate-requests.store.ts'
import { deleteOwedLettersOf } from './owed-letters.store.ts'

/** The words of somebody who is erased go with them; the history keeps that something was asked. */
export async function eraseRequestsOf(tx: Tx, candidateId: string): Promise<void> {
  await deleteOwedLettersOf(tx, candidateId)
  await deleteRequestsOf(tx, candidateId)
}
