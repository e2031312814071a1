import type { Tx } from '../../platform/context/context.ts'
import { weightsFrozen } from './requirements.events.ts'
import { type Requirement, updateRequirement } from './requirements.store.ts'

/** At the first decision about a candidate, inside its transaction; the caller's policy has spoken. */
export async function freezeWeights(tx: Tx, requirement: Requirement, now: Date): Promise<void> {
  if (requirement.weightsFrozenAt !== null) return
  await updateRequirement(tx, requirement.id, { weightsFrozenAt: now }, now)
  tx.record(weightsFrozen(requirement))
}
