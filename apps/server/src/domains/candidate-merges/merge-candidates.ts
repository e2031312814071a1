import type { MergeChoices } from '@assay/contracts/candidate-merges'
import type { Context } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { mergeProposed, mergeRejected } from './candidate-merges.events.ts'
import { mayConfirm, mayMerge } from './candidate-merges.policy.ts'
import { changeMerge, insertMerge, lockMerge } from './candidate-merges.store.ts'
import { assertFree, readPair, settleMerge } from './carry-out-merge.ts'

export interface MergeRequest {
  readonly keptId: string
  readonly goneId: string
  readonly reason: string
  readonly choices: MergeChoices
}

/** Merges two profiles of one person, or proposes it where a second person must confirm. */
export async function mergeCandidates(ctx: Context, asked: MergeRequest): Promise<{ id: string }> {
  const { actor } = ctx
  if (!mayMerge(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const pair = await readPair(tx, asked)
    assertFree(pair)
    const merge = await insertMerge(tx, {
      ...asked,
      id: newId(now.getTime()),
      state: 'proposed',
      proposedBy: actor.userId,
      createdAt: now,
      updatedAt: now,
    })
    if (merge === null)
      throw new AppError('candidate-merge.transition', { detail: 'A merge of this profile is already pending.' })
    if (pair.secondPersonBecause === null) await settleMerge(ctx, tx, merge, null)
    else tx.record(mergeProposed(merge))
    return merge
  })
}

/** The user who proposed a merge cannot confirm it, but can withdraw it by rejecting. */
export async function decideMerge(ctx: Context, id: string, verb: 'confirm' | 'reject'): Promise<void> {
  const { actor } = ctx
  if (!mayMerge(actor)) throw new AppError('permission.denied')
  await ctx.transaction(async (tx) => {
    const merge = await lockMerge(tx, id)
    if (merge === null) throw notFound('merge')
    if (merge.state !== 'proposed')
      throw new AppError('candidate-merge.transition', { detail: 'This merge has already been decided.' })
    if (verb === 'confirm') {
      if (!mayConfirm(actor, merge))
        throw new AppError('candidate-merge.second-person', {
          detail: 'You proposed this merge. A colleague must confirm it.',
        })
      await settleMerge(ctx, tx, merge, actor.userId)
      return
    }
    await changeMerge(tx, id, { state: 'rejected', decidedBy: actor.userId, updatedAt: ctx.now() })
    tx.record(mergeRejected(merge))
  })
}
