import type { Tx } from '../../../platform/context/context.ts'
import { deleteRequestsOf } from './candidate-requests.store.ts'
import { deleteOwedLettersOf } from './owed-letters.store.ts'

/** The words of somebody who is erased go with them; the history keeps that something was asked. */
export async function eraseRequestsOf(tx: Tx, candidateId: string): Promise<string[]> {
  await deleteOwedLettersOf(tx, candidateId)
  return deleteRequestsOf(tx, candidateId)
}
