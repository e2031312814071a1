import type { DisputeReason, DisputeSide } from '@assay/contracts/ownership-disputes'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import {
  canBeDisputed,
  findSubmissionById,
  lockSubmission,
  type Submission,
  updateSubmission,
} from '../../pipeline/shortlists/index.ts'
import { assertIdentifiesNobody } from '../messages/index.ts'
import { disputeMoved } from './disputes.events.ts'
import { disputeAccess, disputeSideOf, speaksInDisputes } from './disputes.policy.ts'
import { answerUntil } from './disputes.rules.ts'
import { type Dispute, insertDispute, insertStatement } from './disputes.store.ts'
import type { Evidence } from './disputes.tables.ts'

export interface Opening {
  readonly submissionId: string
  readonly otherSubmissionId: string | null
  readonly reason: DisputeReason
  readonly statement: string
  readonly evidence: readonly Evidence[]
}

/** Opens a dispute. Ownership and fee of the submissions are frozen until it ends. */
export async function openDispute(ctx: Context, opening: Opening): Promise<Dispute> {
  const { actor } = ctx
  const side = await openerOf(ctx, opening.submissionId)
  const other = await otherOf(ctx, opening, side)
  if (!speaksInDisputes(actor) || actor.kind !== 'user')
    throw new AppError('permission.denied', {
      detail: 'Only agency owners, and owners and admins of an employer, can open disputes.',
    })
  const about = await findSubmissionById(ctx.db, opening.submissionId)
  if (about !== null) await assertIdentifiesNobody(ctx, about, { field: 'statement', text: wordsOf(opening) })
  return ctx.transaction(async (tx) => {
    const at = ctx.now()
    const submission = await lockSubmission(tx, opening.submissionId)
    if (!canBeDisputed(submission, side, at)) throw notDisputable(submission)
    const locked = other === null ? null : await lockSubmission(tx, other.id)
    if (locked !== null && locked.disputedSince !== null) throw notDisputable(locked)
    const dispute = await insertDispute(tx, {
      id: newId(at.getTime()),
      companyId: submission.companyId,
      agencyId: submission.agencyId,
      submissionId: submission.id,
      requirementId: submission.requirementId,
      candidateId: submission.candidateId,
      otherSubmissionId: locked?.id ?? null,
      otherAgencyId: locked?.agencyId ?? null,
      openedBy: side,
      openedUser: actor.userId,
      reason: opening.reason,
      state: 'open',
      answerBy: answerUntil(at),
      createdAt: at,
      updatedAt: at,
    })
    const { statement: body, evidence } = opening
    const row = { id: newId(at.getTime()), disputeId: dispute.id, side, authorId: actor.userId }
    await insertStatement(tx, { ...row, body, evidence, createdAt: at, updatedAt: at })
    for (const { id } of locked === null ? [submission] : [submission, locked])
      await updateSubmission(tx, id, { disputedSince: at }, at)
    tx.record(disputeMoved(dispute, 'open', { before: null, side }))
    return dispute
  })
}

export const wordsOf = ({ statement, evidence }: Pick<Opening, 'statement' | 'evidence'>): string =>
  [statement, ...evidence.map(({ what }) => what)].join('\n')

async function openerOf(ctx: Context, submissionId: string): Promise<'agency' | 'employer'> {
  const { actor } = ctx
  if (disputeAccess(actor).kind === 'none')
    throw new AppError('permission.denied', { detail: 'Only agencies and employers have disputes.' })
  const submission = await findSubmissionById(ctx.db, submissionId)
  const side: DisputeSide | null =
    submission === null ? null : disputeSideOf(actor, { ...submission, otherAgencyId: null })
  if (side !== 'agency' && side !== 'employer') throw notFound('proposal')
  return side
}

/** Only the employer knows of another agency’s submission. */
async function otherOf(
  { db }: Context,
  { submissionId, otherSubmissionId }: Opening,
  side: 'agency' | 'employer',
): Promise<Submission | null> {
  if (otherSubmissionId === null) return null
  const submission = await findSubmissionById(db, submissionId)
  const other = await findSubmissionById(db, otherSubmissionId)
  const isFitting =
    side === 'employer' &&
    other !== null &&
    other.companyId === submission?.companyId &&
    other.agencyId !== submission.agencyId &&
    other.decidedAt !== null
  if (!isFitting)
    throw new ValidationError([
      { field: 'otherSubmissionId', message: 'Choose a decided submission of another agency.' },
    ])
  return other
}

const notDisputable = ({ state, disputedSince }: Submission): AppError =>
  new AppError('dispute.transition', {
    detail:
      disputedSince === null
        ? 'An agency can dispute that a candidate was already known; an employer, that an agency owns an introduction. Both within 90 days of the decision.'
        : 'This submission already has a dispute.',
    meta: { state },
  })
