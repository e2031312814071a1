import { isDeepStrictEqual } from 'node:util'
import type { proposeVettingChange } from '@assay/contracts/vetting-results'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { assertSound } from './record-result.ts'
import { vettingChangeMoved } from './vetting.events.ts'
import { mayVet } from './vetting.policy.ts'
import { findResult, type VettingResult } from './vetting.store.ts'
import { insertChange, type VettingChange } from './vetting-changes.store.ts'

/** Proposes a correction. Nothing changes until a second person confirms it. */
export async function proposeChange(
  ctx: Context,
  { resultId, reason, ...facts }: z.output<typeof proposeVettingChange.body>,
): Promise<VettingChange> {
  const { actor } = ctx
  if (!mayVet(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const before = await findResult(tx, resultId)
    if (before === null) throw notFound('vetting result')
    if (before.isSuperseded)
      throw new AppError('vetting.transition', {
        detail: 'This result has already been corrected. Correct the newer one.',
      })
    const skillIds = await assertSound(tx, { candidateId: before.candidateId, facts, now })
    if (isSameResult({ ...facts, skillIds }, before))
      throw new AppError('vetting.transition', {
        detail: 'This correction changes nothing. Change at least one value.',
      })
    const change = await insertChange(tx, {
      ...facts,
      skillIds,
      id: newId(now.getTime()),
      candidateId: before.candidateId,
      resultId,
      reason,
      proposedBy: actor.userId,
      createdAt: now,
      updatedAt: now,
    })
    if (change === null)
      throw new AppError('vetting.transition', { detail: 'A correction of this result is already pending.' })
    tx.record(vettingChangeMoved('propose', change, before))
    return change
  })
}

type Facts = Omit<z.output<typeof proposeVettingChange.body>, 'resultId' | 'reason'>

/** The skills in any order. */
function isSameResult(facts: Facts, before: VettingResult): boolean {
  const { skillIds, ...others } = facts
  const isSame = (name: string, value: unknown) => isDeepStrictEqual(value, before[name as keyof typeof others])
  return (
    isDeepStrictEqual(new Set(skillIds), new Set(before.skillIds)) &&
    Object.entries(others).every(([name, value]) => isSame(name, value))
  )
}
