import type { Tx } from '../../platform/context/context.ts'
import { eraseCandidateRows } from './candidate-contacts.store.ts'
import { candidateErased } from './candidates.events.ts'

/** For the domains above, which remove what they keep of the person in the same transaction. Told twice, once. */
export async function eraseCandidate(
  tx: Tx,
  { candidateId, companyId, at }: { candidateId: string; companyId: string | null; at: Date },
): Promise<void> {
  if (await eraseCandidateRows(tx, candidateId, at)) tx.record(candidateErased(candidateId, companyId))
}
