import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { candidateUnstarred } from '../searches/index.ts'
import { mayStar } from './stars.policy.ts'
import { removeStar } from './stars.store.ts'

/** Removes a star of the caller's, by its id or the candidate's. */
export async function unstarCandidate(ctx: Context, id: string): Promise<void> {
  const { actor } = ctx
  if (!mayStar(actor)) throw new AppError('permission.denied')
  await ctx.transaction(async (tx) => {
    const removed = await removeStar(tx, actor.userId, id)
    if (removed === null) throw notFound('star')
    tx.record(candidateUnstarred(removed, actor.companyId ?? actor.agencyId))
  })
}
