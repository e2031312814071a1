import type { Tx } from '../../../platform/context/context.ts'
import { listAgenciesById } from '../../agencies/index.ts'
import { setAgencyOfHires } from '../../pipeline/hires/index.ts'
import { afterFreeze, lockSubmission, ownedUntil, updateSubmission } from '../../pipeline/shortlists/index.ts'
import { consequenceFor } from './disputes.rules.ts'
import type { Dispute } from './disputes.store.ts'

/** Ends the freeze: without an outcome as it was, otherwise as decided. */
export async function thaw(tx: Tx, dispute: Dispute, at: Date): Promise<void> {
  const { submissionId, otherSubmissionId, outcome } = dispute
  await settle(tx, { id: submissionId, side: 'agency', outcome, at })
  if (otherSubmissionId !== null) await settle(tx, { id: otherSubmissionId, side: 'otherAgency', outcome, at })
}

interface Settling {
  readonly id: string
  readonly side: 'agency' | 'otherAgency'
  readonly outcome: Dispute['outcome']
  readonly at: Date
}

async function settle(tx: Tx, { id, side, outcome, at }: Settling): Promise<void> {
  const submission = await lockSubmission(tx, id)
  const { requirementId, candidateId, agencyId, disputedSince } = submission
  if (outcome === null) {
    const until = afterFreeze(submission.ownedUntil, disputedSince ?? at, at)
    await updateSubmission(tx, id, { disputedSince: null, ownedUntil: until }, at)
    return
  }
  const { state, isOwner } = consequenceFor(outcome, side)
  const days = (await listAgenciesById(tx, [agencyId])).get(agencyId)?.ownershipDays ?? 0
  // As of the submission’s decision, as if it had been correct from the start; time in dispute is not counted.
  const from = submission.decidedAt ?? at
  const until = isOwner ? afterFreeze(ownedUntil(from, days), disputedSince ?? at, at) : null
  await updateSubmission(tx, id, { state, ownedUntil: until, disputedSince: null }, at)
  await setAgencyOfHires(tx, { requirementId, candidateId, agencyId: isOwner ? agencyId : null, at })
}
