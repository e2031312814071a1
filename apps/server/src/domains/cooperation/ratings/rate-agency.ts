import type { RatingAspect } from '@assay/contracts/agency-ratings'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { findSubmissionById } from '../../pipeline/shortlists/index.ts'
import { mayRate } from './ratings.policy.ts'
import { canBeRated } from './ratings.rules.ts'
import { type Rating, saveRating } from './ratings.store.ts'

type Grades = Readonly<Record<RatingAspect, number>>

/** Rates an agency’s work on a decided submission. The grades are not recorded, so that no timeline reveals them. */
export async function rateAgency(
  ctx: Context,
  {
    submissionId,
    replaces,
    ...grades
  }: Grades & { readonly submissionId: string; readonly replaces?: string | null | undefined },
): Promise<Rating> {
  const { actor } = ctx
  if (!mayRate(actor))
    throw new AppError('permission.denied', { detail: 'Only recruiters and admins can rate agencies.' })
  const submission = await findSubmissionById(ctx.db, submissionId)
  if (submission === null || submission.companyId !== actor.companyId) throw notFound('proposal')
  if (!canBeRated(submission.state))
    throw new AppError('shortlist.transition', { detail: 'Decide on the submission first, then rate the agency.' })
  return ctx.transaction(async (tx) => {
    const at = ctx.now()
    const { agencyId, companyId, requirementId, candidateId } = submission
    const row = { id: newId(at.getTime()), agencyId, companyId, submissionId, ratedBy: actor.userId }
    const rating = await saveRating(tx, { ...row, ...grades, createdAt: at, updatedAt: at }, replaces)
    if (rating === null)
      throw new AppError('resource.conflict', {
        detail: 'Another rating was saved since you opened this one. Look at it, then change it.',
      })
    tx.record({
      name: 'agencyRated',
      tenantId: companyId,
      verb: 'agency.rate',
      target: { type: 'agency-ratings', id: rating.id },
      requirementId,
      candidateId,
    })
    return rating
  })
}
