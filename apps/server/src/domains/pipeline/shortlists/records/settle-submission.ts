import type { PipelineStage } from '@assay/contracts/shortlisteds'
import type { Tx } from '../../../../platform/context/context.ts'
import { listAgenciesById } from '../../../agencies/index.ts'
import { ownedUntil, settledBy } from './submissions.rules.ts'
import { listSubmissionsOf, updateSubmission } from './submissions.store.ts'

/** A proposal follows the candidate’s step, by any actor. */
export async function settleSubmission(
  tx: Tx,
  { entryId, to, at }: { entryId: string; to: PipelineStage; at: Date },
): Promise<void> {
  const submission = (await listSubmissionsOf(tx, [entryId])).get(entryId)
  const state = settledBy[to]
  if (submission === undefined || submission.state !== 'submitted' || state === undefined) return
  const decidedBy = tx.by.type === 'user' || tx.by.type === 'agency' ? tx.by.id : null
  const agency = (await listAgenciesById(tx, [submission.agencyId])).get(submission.agencyId)
  const days = agency?.ownershipDays ?? 0
  await updateSubmission(
    tx,
    submission.id,
    { state, decidedBy, decidedAt: at, ownedUntil: state === 'accepted' ? ownedUntil(at, days) : null },
    at,
  )
}
