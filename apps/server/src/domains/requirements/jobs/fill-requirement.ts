import type { Tx } from '../../../platform/context/context.ts'
import { type Requirement, requirementMoved, transitions, updateRequirement } from '../records/index.ts'

/** Marks the requirement as filled. Call in the transaction that took the last seat and locked the requirement. */
export async function fillRequirement(tx: Tx, requirement: Requirement, now: Date): Promise<void> {
  const steps = requirement.state === 'paused' ? (['resume', 'fill'] as const) : (['fill'] as const)
  let current = requirement
  for (const verb of steps) {
    const { from, to } = transitions[verb]
    if (!from.includes(current.state)) return
    const { state } = current
    const columns = verb === 'fill' ? { state: to, closedAt: now, closeCode: null, closeNote: null } : { state: to }
    current = await updateRequirement(tx, requirement.id, columns, now)
    tx.record(requirementMoved(current, verb, { before: { state }, after: { state: to } }))
  }
}
