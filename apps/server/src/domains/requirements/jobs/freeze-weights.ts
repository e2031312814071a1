import type { Tx } from '../../../platform/context/context.ts'
import { type Requirement, updateRequirement, weightsFrozen } from '../records/index.ts'

/**
 * Called in the transaction of the first candidate decision. The caller has already authorized it. Weights that a person
 * froze before stay as they are, and can no longer be unfrozen.
 */
export async function freezeWeights(tx: Tx, requirement: Requirement, now: Date): Promise<void> {
  if (requirement.weightsFrozenAt !== null && !requirement.areWeightsFrozenByHand) return
  const weightsFrozenAt = requirement.weightsFrozenAt ?? now
  await updateRequirement(tx, requirement.id, { weightsFrozenAt, areWeightsFrozenByHand: false }, now)
  tx.record(weightsFrozen(requirement))
}
