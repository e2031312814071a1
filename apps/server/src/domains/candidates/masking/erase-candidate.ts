import type { Tx } from '../../../platform/context/context.ts'
import { candidateErased } from '../profiles/index.ts'
import { eraseCandidateRows } from './candidate-contacts.store.ts'

interface Erasure {
  readonly candidateId: string
  /** The company in whose chain the erasure is recorded. */
  readonly companyId: string | null
  /** Records about the candidate; mails about them are deleted afterwards. */
  readonly subjectIds: readonly string[]
  /** Why an operator erased them. */
  readonly reason?: string | undefined
  readonly at: Date
}

/** For the domains above, which erase their own data in the same transaction. Idempotent. */
export async function eraseCandidate(tx: Tx, { candidateId, at, ...around }: Erasure): Promise<void> {
  if (await eraseCandidateRows(tx, candidateId, at)) tx.record(candidateErased(candidateId, around))
}
