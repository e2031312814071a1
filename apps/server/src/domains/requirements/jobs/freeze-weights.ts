import type { Tx } from '../../../platform/context/context.ts'
import { type Requirement, updateRequirement, weightsFrozen } from '../records/index.ts'

/** Called in the transaction of the first candidate decision. The caller has already authorized it. */
export async function freezeWeights(tx: Tx, requirement: Requirement, now: Date): Promise<void> {
  if (requirement.weightsFrozenAt !== null) return
  await updateRequirement(tx, requirement.id, { weightsFrozenAt: now }, now)
  tx.record(weightsFrozen(requirement))
}
