import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { isCandidateAccessible } from '../../candidates/index.ts'
import { candidateStarred, listShown } from '../searches/index.ts'
import { mayStar } from './stars.policy.ts'
import { addStar, type Star } from './stars.store.ts'

/** Stars a candidate for the caller. Idempotent. */
export async function starCandidate(
  ctx: Context,
  input: { readonly candidateId: string; readonly note: string | null },
): Promise<{ star: Star; isNew: boolean }> {
  const { actor } = ctx
  if (!mayStar(actor)) throw new AppError('permission.denied')
  if (!(await isCandidateAccessible(ctx, input.candidateId, listShown))) throw notFound('candidate')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const row = { id: newId(now.getTime()), userId: actor.userId, createdAt: now, updatedAt: now, ...input }
    const added = await addStar(tx, row)
    if (added.isNew) tx.record(candidateStarred(added.star, actor.companyId ?? actor.agencyId))
    return added
  })
}
