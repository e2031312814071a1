import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { followResult } from './record-result.ts'
import { vettingChangeMoved } from './vetting.events.ts'
import { mayConfirm, mayVet } from './vetting.policy.ts'
import { findResult, insertResult, lockCandidate } from './vetting.store.ts'
import { findChange, settleChange, type VettingChange } from './vetting-changes.store.ts'

/** Confirms or rejects a correction. The user who proposed it cannot confirm it, but can withdraw it by rejecting. */
export async function decideChange(
  ctx: Context,
  { id, verb }: { readonly id: string; readonly verb: 'confirm' | 'reject' },
): Promise<void> {
  const { actor } = ctx
  if (!mayVet(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const change = await findChange(tx, id)
    const before = change && (await findResult(tx, change.resultId))
    if (change === null || before === null) throw notFound('correction')
    if (verb === 'confirm' && !mayConfirm(actor, change))
      throw new AppError('vetting.second-person', {
        detail: 'You proposed this correction. A colleague must confirm it.',
      })
    await lockCandidate(tx, change.candidateId)
    const state = verb === 'confirm' ? 'confirmed' : 'rejected'
    const settled = await settleChange(tx, id, { state, by: actor.userId, at: now })
    if (settled === null)
      throw new AppError('vetting.transition', { detail: 'This correction has already been decided.' })
    if (verb === 'confirm') await supersede(tx, settled, now)
    tx.record(vettingChangeMoved(verb, settled, before))
  })
}

async function supersede(tx: Tx, change: VettingChange, now: Date): Promise<void> {
  await insertResult(tx, {
    id: newId(now.getTime()),
    candidateId: change.candidateId,
    stage: change.stage,
    method: change.method,
    assessorRole: change.assessorRole,
    result: change.result,
    score: change.score,
    scoreMax: change.scoreMax,
    on: change.on,
    validUntil: change.validUntil,
    documentHash: change.documentHash,
    integrity: change.integrity,
    skillIds: change.skillIds,
    recordedBy: change.proposedBy,
    supersedes: change.resultId,
    createdAt: now,
  })
  await followResult(tx, change.candidateId, now)
}
