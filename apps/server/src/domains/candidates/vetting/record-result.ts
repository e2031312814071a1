import type { recordVettingResult } from '@assay/contracts/vetting-results'
import type { z } from 'zod'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { clientOf } from '../../../platform/database/transaction.ts'
import { AppError, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { idsOfSkill } from '../../taxonomy/index.ts'
import { deriveLevels, touchCandidates } from './verification-levels.store.ts'
import { vettingRecorded } from './vetting.events.ts'
import { mayVet } from './vetting.policy.ts'
import { canBeVetted, problemsOf, type VettingFacts } from './vetting.rules.ts'
import { insertResult, listSkillIdsOf, lockCandidate, type VettingResult } from './vetting.store.ts'

/** Records a new result. A first result needs one person; changing it needs two. */
export async function recordResult(
  ctx: Context,
  { candidateId, ...facts }: z.output<typeof recordVettingResult.body>,
): Promise<VettingResult> {
  const { actor } = ctx
  if (!mayVet(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const state = await lockCandidate(tx, candidateId)
    if (state === null) throw notFound('candidate')
    if (!canBeVetted(state))
      throw new AppError('candidate.transition', { detail: 'Start vetting first: this candidate is a draft.' })
    const skillIds = await assertSound(tx, { candidateId, facts, now })
    const row = { ...facts, skillIds, id: newId(now.getTime()), candidateId, recordedBy: actor.userId, createdAt: now }
    const result = await insertResult(tx, row)
    await followResult(tx, candidateId, now)
    tx.record(vettingRecorded(result))
    return result
  })
}

/** Returns the skills as the candidate has them, which is by other ids where skills were merged. */
export async function assertSound(
  tx: Tx,
  { candidateId, facts, now }: { candidateId: string; facts: VettingFacts; now: Date },
): Promise<string[]> {
  const held = await listSkillIdsOf(tx, candidateId)
  const [first, ...more] = problemsOf(facts, dayOf(now), new Set([...held].flatMap(idsOfSkill)))
  if (first !== undefined) throw new ValidationError([first, ...more])
  return [...new Set(facts.skillIds.flatMap(idsOfSkill))].filter((id) => held.has(id))
}

/** The candidate's verification levels follow the results, and the ranking follows the levels. */
export async function followResult(tx: Tx, candidateId: string, now: Date): Promise<void> {
  const client = clientOf(tx)
  await deriveLevels(client, [candidateId], dayOf(now))
  await touchCandidates(client, [candidateId], now)
}
