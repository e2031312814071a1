import type { Tx } from '../../../platform/context/context.ts'
import { freeCandidate } from '../../candidates/index.ts'
import { countWorkOf, type Hire } from './hires.store.ts'

/** The person can be found again, unless other work holds them. */
export async function releaseUnlessHired(tx: Tx, { candidateId }: Hire, at: Date): Promise<void> {
  if ((await countWorkOf(tx, candidateId)) === 0) await freeCandidate(tx, candidateId, at)
}
