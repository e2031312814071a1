import type { Tx } from '../../../platform/context/context.ts'
import { candidateErased } from '../profiles/index.ts'
import { eraseCandidateRows } from './candidate-contacts.store.ts'

interface Erasure {
  readonly candidateId: string
  /** In whose chain it stands. */
  readonly companyId: string | null
  /** The records that were about the person: mails about them are forgotten after. */
  readonly subjectIds: readonly string[]
  readonly at: Date
}

/** For the domains above, which remove what they keep of the person in the same transaction. Told twice, once. */
export async function eraseCandidate(tx: Tx, { candidateId, at, ...around }: Erasure): Promise<void> {
  if (await eraseCandidateRows(tx, candidateId, at)) tx.record(candidateErased(candidateId, around))
}
