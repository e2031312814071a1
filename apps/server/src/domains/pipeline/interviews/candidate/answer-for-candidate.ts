import type { Context } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { listReleasedEntriesOf } from '../../contact-requests/index.ts'
import { findInterviewById, type Interview, representingAgency } from '../records/index.ts'
import { type CandidateStep, takeStep } from './answer-interview.ts'

/** Shortlist entries that the caller’s agency represents, because it answered the contact request. */
export async function listRepresentedEntries(ctx: Context): Promise<string[]> {
  const agencyId = representingAgency(ctx.actor)
  if (agencyId === null)
    throw new AppError('permission.denied', { detail: 'You can only answer for candidates your agency represents.' })
  return listReleasedEntriesOf(ctx.db, agencyId)
}

export async function getRepresentedInterview(ctx: Context, id: string): Promise<Interview> {
  const entries = await listRepresentedEntries(ctx)
  const interview = await findInterviewById(ctx.db, id)
  if (interview === null || interview.state === 'draft' || !entries.includes(interview.shortlistedId))
    throw notFound('interview')
  return interview
}

/** The candidate’s steps, taken by the agency on their behalf. */
export async function answerForCandidate(
  ctx: Context,
  { id, step }: { id: string; step: CandidateStep },
): Promise<Interview> {
  const found = await getRepresentedInterview(ctx, id)
  assertAllowed(representingAgency(ctx.actor) !== null)
  await takeStep(ctx, found, step)
  return getRepresentedInterview(ctx, id)
}
