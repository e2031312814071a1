import type { InterviewSide } from '@assay/contracts/scheduled-interviews'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Interview } from '../records/index.ts'
import {
  agreedSpan,
  CONTEST_MS,
  getInterviewForAct,
  listScorecards,
  lockWithRequirement,
  moveTo,
  stepTo,
  type Taker,
  tell,
  wrongState,
} from '../records/index.ts'

type Side = Taker & { readonly by: InterviewSide }

/** The candidate did not attend. */
export async function reportNoShow(
  ctx: Context,
  { id, reason }: { id: string; reason: string | null },
): Promise<Interview> {
  const { interview: found, actor } = await getInterviewForAct(ctx, { id, act: 'reportNoShow' })
  return ctx.transaction(async (tx) => {
    const { interview } = await lockWithRequirement(tx, found)
    return reportIn(tx, interview, { by: 'employer', userId: actor.userId, now: ctx.now() }, reason)
  })
}

/** One side reports that the other did not attend: after the end, once, and only without a scorecard. */
export async function reportIn(tx: Tx, interview: Interview, taker: Side, reason: string | null): Promise<Interview> {
  const state = stepTo(interview, 'reportNoShow', taker.by)
  const { now, by } = taker
  if (interview.endsAt === null || interview.endsAt > now)
    throw wrongState(interview, 'Wait until the interview has ended. Someone may still join.')
  if (interview.contestedAt !== null)
    throw new AppError('interview.no-show-contested', { detail: 'The other side has already disputed this.' })
  if ((await listScorecards(tx, [interview.id])).length > 0)
    throw wrongState(interview, 'A scorecard was submitted, so the interview took place.')
  const missed = await moveTo(tx, interview, {
    state,
    now,
    columns: { noShowParty: by === 'employer' ? 'candidate' : 'employer', noShowReason: reason, noShowAt: now },
  })
  await tell(tx, missed, taker, {
    what: 'reportNoShow',
    kind: 'noShow',
    before: interview.state,
    from: agreedSpan(interview),
    reason,
  })
  return missed
}

/** Contests a no-show report. */
export async function contestNoShow(ctx: Context, { id, reason }: { id: string; reason: string }): Promise<Interview> {
  const { interview: found, actor } = await getInterviewForAct(ctx, { id, act: 'contest' })
  return ctx.transaction(async (tx) => {
    const { interview } = await lockWithRequirement(tx, found)
    return contestIn(tx, interview, { by: 'employer', userId: actor.userId, now: ctx.now() }, reason)
  })
}

/** Disputes a reported no-show, within 48 hours of the report. */
export async function contestIn(tx: Tx, interview: Interview, taker: Side, reason: string): Promise<Interview> {
  const state = stepTo(interview, 'contest', taker.by)
  const { now } = taker
  if (interview.noShowAt === null || now.getTime() >= interview.noShowAt.getTime() + CONTEST_MS)
    throw new AppError('interview.contest-over', { detail: 'You can dispute a report only within 48 hours.' })
  const contested = await moveTo(tx, interview, { state, now, columns: { contestedAt: now, contestReason: reason } })
  await tell(tx, contested, taker, {
    what: 'contest',
    kind: 'contested',
    before: interview.state,
    from: agreedSpan(interview),
    reason,
  })
  return contested
}
