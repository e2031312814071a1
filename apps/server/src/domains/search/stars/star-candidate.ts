import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { isCandidateAccessible } from '../../candidates/index.ts'
import { findRequirement, requirementAccessOf } from '../../requirements/index.ts'
import { candidateStarred, listShown } from '../searches/index.ts'
import { mayStar } from './stars.policy.ts'
import { addStar, type Star } from './stars.store.ts'

/** Stars a candidate for the caller. Idempotent. */
export async function starCandidate(
  ctx: Context,
  input: { readonly candidateId: string; readonly note: string | null; readonly requirementId: string | null },
): Promise<{ star: Star; isNew: boolean }> {
  const { actor } = ctx
  if (!mayStar(actor)) throw new AppError('permission.denied')
  if (!(await isCandidateAccessible(ctx, input.candidateId, listShown))) throw notFound('candidate')
  await assertOwnRequirement(ctx, input.requirementId)
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const row = { id: newId(now.getTime()), userId: actor.userId, createdAt: now, updatedAt: now, ...input }
    const added = await addStar(tx, row)
    if (added.isNew) tx.record(candidateStarred(added.star, actor.companyId ?? actor.agencyId))
    return added
  })
}

async function assertOwnRequirement(ctx: Context, requirementId: string | null): Promise<void> {
  if (requirementId === null) return
  if ((await findRequirement(ctx.db, requirementId, await requirementAccessOf(ctx))) !== null) return
  throw new ValidationError([{ field: 'requirementId', message: 'There is no such job, or you don’t have access.' }])
}
