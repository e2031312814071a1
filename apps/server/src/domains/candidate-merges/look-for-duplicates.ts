import type { Context } from '../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import { findLikelyPairs, signCareers } from '../candidates/index.ts'
import { duplicateSettled, duplicatesFound } from './candidate-merges.events.ts'
import { mayLookForDuplicates, mayMerge } from './candidate-merges.policy.ts'
import { forgetBefore } from './candidate-merges.store.ts'
import { findDuplicate, putDuplicates, settleDuplicate } from './duplicates.store.ts'

/** Finds pairs who are probably one person. A pair that was dismissed stays dismissed. */
export async function lookForDuplicates(ctx: Context): Promise<void> {
  assertAllowed(mayLookForDuplicates(ctx.actor))
  await signCareers(ctx.db, ctx.now())
  await notePairs(ctx)
}

/** The same, if a candidate is new or has changed since. */
export async function lookForNewDuplicates(ctx: Context): Promise<void> {
  assertAllowed(mayLookForDuplicates(ctx.actor))
  if ((await signCareers(ctx.db, ctx.now())) > 0) await notePairs(ctx)
}

async function notePairs(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const [first, ...more] = await putDuplicates(tx, await findLikelyPairs(tx), ctx.now())
    if (first !== undefined) tx.record(duplicatesFound(first, more.length + 1))
  })
}

export async function decideOnDuplicate(ctx: Context, id: string, verb: 'dismiss' | 'reopen'): Promise<void> {
  if (!mayMerge(ctx.actor)) throw new AppError('permission.denied')
  await ctx.transaction(async (tx) => {
    if ((await findDuplicate(tx, id)) === null) throw notFound('pair')
    const [from, to] = verb === 'dismiss' ? (['open', 'dismissed'] as const) : (['dismissed', 'open'] as const)
    const settled = await settleDuplicate(tx, { id, from, to, at: ctx.now() })
    if (settled === null)
      throw new AppError('candidate-merge.transition', { detail: 'Someone has already decided on this pair.' })
    tx.record(duplicateSettled(verb, settled))
  })
}

/** Forgets how profiles were, once nothing can be undone. */
export async function forgetMerged(ctx: Context): Promise<void> {
  assertAllowed(mayLookForDuplicates(ctx.actor))
  await forgetBefore(ctx.db, ctx.now())
}
