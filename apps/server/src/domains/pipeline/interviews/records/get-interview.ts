import type { InterviewState } from '@assay/contracts/scheduled-interviews'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../../platform/errors/assert-unchanged.ts'
import {
  type EmployerActor,
  listAssignedTo,
  lockRequirement,
  mayReadPipeline,
  type Requirement,
  requirementAccess,
} from '../../../requirements/index.ts'
import { findInterview, type InterviewScope } from './find-interviews.store.ts'
import { mayActOnInterview } from './interviews.policy.ts'
import { type InterviewMove, leadsTo, type Mover } from './interviews.rules.ts'
import { type Interview, listPanels, lockInterview } from './interviews.store.ts'

/** The interviews that the caller may read. */
export async function scopeOfCaller(ctx: Context): Promise<InterviewScope> {
  const { actor } = ctx
  if (!mayReadPipeline(actor))
    throw new AppError('permission.denied', { detail: 'Only the employer can see interviews.' })
  const access = requirementAccess(actor)
  return {
    companyId: actor.companyId,
    userId: actor.userId,
    requirementIds: access.kind === 'assigned' ? [...(await listAssignedTo(ctx))] : null,
  }
}

export async function getInterview(ctx: Context, id: string): Promise<Interview> {
  const interview = await findInterview(ctx.db, id, await scopeOfCaller(ctx))
  if (interview === null) throw notFound('interview')
  return interview
}

/** Call before opening a transaction: it takes a second pool connection. */
export async function getInterviewForAct(
  ctx: Context,
  { id, act }: { id: string; act: InterviewMove },
): Promise<{ interview: Interview; actor: EmployerActor }> {
  const interview = await getInterview(ctx, id)
  const around = {
    requirement: { id: interview.requirementId, companyId: interview.companyId },
    assigned: await listAssignedTo(ctx),
    panel: await listPanels(ctx.db, [id]),
  }
  assertAllowed(mayActOnInterview(ctx.actor, act, around), whyNot(act))
  return { interview, actor: ctx.actor as EmployerActor }
}

function whyNot(act: InterviewMove): string {
  return act === 'submitScorecard' || act === 'respond'
    ? 'Only members of the panel can do this, each for themselves.'
    : 'Only recruiters, admins, owners and the job’s hiring managers can do this.'
}

/** Locks the requirement first, as everywhere, to avoid deadlocks; held until the transaction ends. */
export async function lockWithRequirement(
  tx: Tx,
  { id, requirementId }: Pick<Interview, 'id' | 'requirementId'>,
): Promise<{ interview: Interview; requirement: Requirement }> {
  const requirement = await lockRequirement(tx, requirementId)
  return { interview: await lockInterview(tx, id), requirement }
}

/** What a colleague or the candidate has changed since, such as other times, is replaced only by decision. */
export function assertInterviewUnchanged({ version }: Interview, read: number | null | undefined): void {
  assertUnchanged(read, version, 'This interview has changed since you opened it. Reload it and try again.')
}

/** The next state; refused by name when the state machine has no such step. */
export function stepTo({ state }: Pick<Interview, 'state'>, move: InterviewMove, by: Mover): InterviewState {
  const to = leadsTo(state, move, by)
  if (to !== null) return to
  throw wrongState({ state }, `This isn’t possible while the interview is ${WORDS[state]}.`)
}

export const wrongState = ({ state }: Pick<Interview, 'state'>, detail: string): AppError =>
  new AppError('interview.transition', { detail, meta: { state } })

const WORDS: Readonly<Record<InterviewState, string>> = {
  draft: 'a draft',
  proposed: 'proposed',
  countered: 'answered with other times',
  scheduled: 'scheduled',
  rescheduling: 'being rescheduled',
  awaitingFeedback: 'waiting for scorecards',
  completed: 'completed',
  expired: 'expired',
  cancelled: 'cancelled',
  noShow: 'missed',
}
