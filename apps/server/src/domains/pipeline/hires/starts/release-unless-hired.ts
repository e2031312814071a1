import type { Tx } from '../../../../platform/context/context.ts'
import { freeCandidate } from '../../../candidates/index.ts'
import { countWorkOf, type Hire } from '../records/index.ts'

/** Makes the candidate available again unless another hire is planned or current. */
export async function releaseUnlessHired(tx: Tx, { candidateId }: Hire, at: Date): Promise<void> {
  if ((await countWorkOf(tx, candidateId)) === 0) await freeCandidate(tx, candidateId, at)
}
