import type { Context } from '../../../../platform/context/context.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import {
  scopeOfCaller as entryScopeOf,
  findSubmission,
  type Submission,
  type SubmissionScope,
} from '../records/index.ts'
import { submissionAccess } from './submissions.policy.ts'

/** The proposals that the caller may read. */
export async function submissionScopeOf(ctx: Context): Promise<SubmissionScope> {
  const access = submissionAccess(ctx.actor)
  if (access.kind === 'agency') return { agencyId: access.agencyId }
  if (access.kind === 'employer') return entryScopeOf(ctx)
  throw new AppError('permission.denied', { detail: 'Only employers and agencies can see submissions.' })
}

export async function getSubmission(ctx: Context, id: string): Promise<Submission> {
  const submission = await findSubmission(ctx.db, id, await submissionScopeOf(ctx))
  if (submission === null) throw notFound('proposal')
  return submission
}
