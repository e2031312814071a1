import type { Context, Tx } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { assertWorksFor } from '../../../agencies/index.ts'
import { listRepresented } from '../../../candidates/index.ts'
import { getRequirement, listAssignedTo, lockRequirement, type Requirement } from '../../../requirements/index.ts'
import { assertOpen, moveEntry, type Ranking, type Rankings, saveStep } from '../entries/index.ts'
import {
  addEntry,
  canBeProposed,
  candidateSubmitted,
  canMove,
  type Entry,
  insertSubmissions,
  listSteps,
  listSubmissionsOf,
  type Submission,
  updateSubmission,
} from '../records/index.ts'
import { maySubmit } from './submissions.policy.ts'

export interface SubmitCandidate {
  readonly requirementId: string
  readonly candidateId: string
  readonly note: string | null
}

interface Proposer {
  readonly userId: string
  readonly agencyId: string
}

/**
 * An agency proposes its own candidate. A repeated proposal changes nothing; a candidate known otherwise is refused. What
 * the agency withdrew before the employer decided is proposed once more.
 */
export async function submitCandidate(
  ctx: Context,
  rankings: Pick<Rankings, 'byCriteria'>,
  input: SubmitCandidate,
): Promise<{ submission: Submission; isNew: boolean }> {
  const { actor } = ctx
  const requirement = await getRequirement(ctx, input.requirementId)
  assertAllowed(maySubmit(actor, { requirement, assigned: await listAssignedTo(ctx) }))
  if (actor.kind !== 'user' || actor.agencyId === null) throw notFound('job')
  const proposer = { userId: actor.userId, agencyId: actor.agencyId }
  await assertProposable(ctx, proposer, input.candidateId)
  const ranking = (await rankings.byCriteria(ctx, requirement, [input.candidateId])).get(input.candidateId)
  return ctx.transaction(async (tx) => {
    const locked = await lockRequirement(tx, requirement.id)
    await assertWorksFor(tx, { agencyId: proposer.agencyId, companyId: requirement.companyId })
    return propose(tx, { requirement: locked, proposer, input, ranking, at: ctx.now() })
  })
}

async function assertProposable({ db }: Context, { agencyId }: Proposer, candidateId: string): Promise<void> {
  const candidate = (await listRepresented(db, [candidateId])).get(candidateId)
  if (candidate === undefined || candidate.agencyId !== agencyId) throw notFound('candidate')
  if (!canBeProposed(candidate.state))
    throw new AppError('submission.unavailable', {
      detail: 'Only vetted and available candidates can be submitted.',
      meta: { state: candidate.state },
    })
}

interface Proposal {
  readonly requirement: Requirement
  readonly proposer: Proposer
  readonly input: SubmitCandidate
  readonly ranking: Ranking | undefined
  readonly at: Date
}

async function propose(tx: Tx, { requirement, proposer, input, ranking, at }: Proposal) {
  const { candidateId, note } = input
  const { id: requirementId, companyId } = requirement
  const found = await addEntry(tx, {
    id: newId(at.getTime()),
    companyId,
    requirementId,
    candidateId,
    addedBy: proposer.userId,
    rankAtAdd: null,
    scoreAtAdd: ranking?.score ?? null,
    modelAtAdd: ranking?.modelVersion ?? null,
    stage: 'submitted',
    stageSince: at,
    createdAt: at,
    updatedAt: at,
  })
  if (!found.isNew) {
    const known = await ownProposal(tx, found.entry, proposer)
    if (!canMove(found.entry.stage, 'submitAgain')) return { submission: known, isNew: false }
    assertOpen(requirement)
    return {
      submission: await submitAgain(tx, { entry: found.entry, known, proposer, note, ranking, at }),
      isNew: true,
    }
  }
  // An existing proposal gets the same answer, also after the requirement was closed.
  assertOpen(requirement)
  const [submission] = await insertSubmissions(tx, [
    {
      id: newId(at.getTime()),
      shortlistedId: found.entry.id,
      agencyId: proposer.agencyId,
      companyId,
      requirementId,
      candidateId,
      submittedBy: proposer.userId,
      note: textOf(note),
      state: 'submitted',
      createdAt: at,
      updatedAt: at,
    },
  ])
  if (submission === undefined) throw new Error('The proposal was not inserted.')
  await saveStep(tx, found.entry, { from: null, at })
  tx.record(candidateSubmitted(found.entry))
  return { submission, isNew: true }
}

interface Again extends Pick<Proposal, 'proposer' | 'ranking' | 'at'> {
  readonly entry: Entry
  readonly known: Submission
  readonly note: string | null
}

async function submitAgain(tx: Tx, { entry, known, proposer, note, ranking, at }: Again): Promise<Submission> {
  const last = (await listSteps(tx, entry.id)).at(-1)
  if (known.state !== 'withdrawn' || last?.reasonCode !== 'agency')
    throw new AppError('submission.unavailable', {
      detail:
        'The candidate withdrew from this job, or was withdrawn after the employer accepted them. Write to the employer.',
      meta: { stage: entry.stage },
    })
  const scored = { scoreAtAdd: ranking?.score ?? null, modelAtAdd: ranking?.modelVersion ?? null }
  const moved = await moveEntry(tx, entry, { to: 'submitted', at, columns: { ...scored, addedBy: proposer.userId } })
  tx.record(candidateSubmitted(moved))
  const undecided = { state: 'submitted', decidedBy: null, decidedAt: null } as const
  return updateSubmission(tx, known.id, { ...undecided, submittedBy: proposer.userId, note: textOf(note) }, at)
}

const textOf = (note: string | null): string | null => (note === '' ? null : note)

/** Proposed earlier by this agency, or known to the employer, which is all that the agency learns. */
async function ownProposal(tx: Tx, entry: Entry, { agencyId }: Proposer): Promise<Submission> {
  const submission = (await listSubmissionsOf(tx, [entry.id])).get(entry.id)
  if (submission?.agencyId === agencyId) return submission
  throw new AppError('submission.duplicate', {
    detail: 'This candidate is already on the employer’s shortlist from another source.',
  })
}
