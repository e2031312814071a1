import { formatState } from '@assay/contracts/state-names'
import type { Context } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { freezeWeights, type Requirement } from '../../../requirements/index.ts'
import { assertReasonOffered } from '../../../tenants/index.ts'
import type { Entry } from '../records/index.ts'
import { assertStage, candidateRejected, canMove, getEntryForAct, lockWithRequirement } from '../records/index.ts'
import { moveEntry } from './move-entry.ts'

export interface RejectCandidate {
  readonly id: string
  readonly code: string
  readonly note: string | null
}

/** Rejects a candidate, with a reason. The first decision freezes the weights. */
export async function rejectCandidate(ctx: Context, { id, code, note }: RejectCandidate): Promise<Entry> {
  const { entry: found } = await getEntryForAct(ctx, { id, act: 'reject' })
  await assertReasonOffered(ctx, { companyId: found.companyId, kind: 'reject', code })
  return ctx.transaction(async (tx) => {
    const { entry, requirement } = await lockWithRequirement(tx, found)
    assertStage(canMove(entry.stage, 'reject'), entry, 'rejected')
    assertDeciding(requirement)
    const now = ctx.now()
    const rejected = await moveEntry(tx, entry, {
      to: 'rejected',
      at: now,
      reasonCode: code,
      columns: { rejectionCode: code, rejectionNote: note === '' ? null : note },
    })
    await freezeWeights(tx, requirement, now)
    tx.record(candidateRejected(rejected, entry.stage, code))
    return rejected
  })
}

/** The stages in which a candidate is still undecided. */
export function assertDeciding({ state, title }: Requirement): void {
  if (state === 'open' || state === 'paused') return
  throw new AppError('shortlist.not-open', {
    detail: `“${title}” has the status ${formatState(state)}, so no decisions are possible.`,
    meta: { state },
  })
}
