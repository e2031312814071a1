import type { RequirementVerb } from '@assay/contracts/requirements'
import type { Tx } from '../../../platform/context/context.ts'
import {
  listGoing,
  lockRequirement,
  type Requirement,
  type RequirementColumns,
  requirementMoved,
  transitions,
  updateRequirement,
} from '../records/index.ts'

/** Marks the requirement as filled. Call in the transaction that took the last seat and locked the requirement. */
export const fillRequirement = (tx: Tx, requirement: Requirement, now: Date): Promise<void> =>
  closeRequirement(tx, requirement, { verb: 'fill', closedAt: now, closeCode: null, closeNote: null })

/** Cancels all jobs of a company that closes its account. */
export async function cancelJobsOf(tx: Tx, companyId: string, now: Date): Promise<void> {
  for (const { id } of await listGoing(tx, companyId)) {
    const closeNote = 'The company closed its account.'
    await closeRequirement(tx, await lockRequirement(tx, id), {
      verb: 'cancel',
      closedAt: now,
      closeCode: 'other',
      closeNote,
    })
  }
}

interface Closing extends Pick<RequirementColumns, 'closeCode' | 'closeNote'> {
  readonly verb: Extract<RequirementVerb, 'fill' | 'cancel'>
  readonly closedAt: Date
}

async function closeRequirement(tx: Tx, requirement: Requirement, { verb: last, ...columns }: Closing): Promise<void> {
  const steps = requirement.state === 'paused' ? (['resume', last] as const) : ([last] as const)
  let current = requirement
  for (const verb of steps) {
    const { from, to } = transitions[verb]
    if (!from.includes(current.state)) return
    const { state } = current
    const change = { state: to, ...(verb === last ? columns : {}) }
    current = await updateRequirement(tx, requirement.id, change, columns.closedAt)
    const reason = columns.closeCode == null || verb !== last ? {} : { reasonCode: columns.closeCode }
    tx.record(requirementMoved(current, verb, { before: { state }, after: { state: to }, ...reason }))
  }
}
