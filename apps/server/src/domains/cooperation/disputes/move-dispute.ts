import type { DisputeSide, DisputeState } from '@assay/contracts/ownership-disputes'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { assertIdentifiesNobody } from '../messages/index.ts'
import { disputeMoved } from './disputes.events.ts'
import { disputeAccess, disputeSideOf, mayDecideDisputes, speaksInDisputes } from './disputes.policy.ts'
import { answerersOf, canConcede, concededTo, type DisputeMover, disputeLeadsTo } from './disputes.rules.ts'
import {
  type Dispute,
  findDispute,
  insertStatement,
  listLapsedDisputes,
  listStatements,
  lockDispute,
  updateDispute,
} from './disputes.store.ts'
import type { Evidence } from './disputes.tables.ts'
import { wordsOf } from './open-dispute.ts'
import { thaw } from './settle-dispute.ts'

export async function getDispute(ctx: Context, id: string): Promise<Dispute> {
  const access = disputeAccess(ctx.actor)
  assertAllowed(access.kind !== 'none')
  const dispute = await findDispute(ctx.db, id, access)
  if (dispute === null) throw notFound('dispute')
  return dispute
}

/** Records a side's statement. Once all have responded, the operator decides. */
export async function answerDispute(
  ctx: Context,
  { id, statement, evidence }: { id: string; statement: string; evidence: readonly Evidence[] },
): Promise<Dispute> {
  const { side, userId } = await getSpeaker(ctx, id)
  const text = wordsOf({ statement, evidence })
  await assertIdentifiesNobody(ctx, await getDispute(ctx, id), { field: 'statement', text })
  return ctx.transaction(async (tx) => {
    const dispute = await lockDispute(tx, id)
    stepOf(dispute, 'answer', moverOf(dispute, side))
    const at = ctx.now()
    const row = { id: newId(at.getTime()), disputeId: id, side, authorId: userId, body: statement, evidence }
    if (!(await insertStatement(tx, { ...row, createdAt: at, updatedAt: at })))
      throw new AppError('dispute.transition', { detail: 'Your side has already answered.' })
    const spoken = new Set((await listStatements(tx, [id])).map((each) => each.side))
    const isComplete = answerersOf(dispute).every((each) => spoken.has(each))
    const state = isComplete ? stepOf(dispute, 'complete', 'system') : dispute.state
    const answered = await updateDispute(tx, id, { state }, at)
    tx.record(disputeMoved(answered, 'answer', { before: dispute.state, side }))
    return answered
  })
}

/** The only other side gives in. */
export async function concedeDispute(ctx: Context, id: string): Promise<Dispute> {
  const { side } = await getSpeaker(ctx, id)
  return ctx.transaction(async (tx) => {
    const dispute = await lockDispute(tx, id)
    const state = stepOf(dispute, 'concede', moverOf(dispute, side))
    if (!canConcede(dispute))
      throw new AppError('dispute.transition', { detail: 'Between two agencies, the operator decides.' })
    const at = ctx.now()
    const outcome = concededTo(dispute)
    const conceded = await updateDispute(tx, id, { state, outcome, decidedAt: at }, at)
    await thaw(tx, conceded, at)
    tx.record(disputeMoved(conceded, 'concede', { before: dispute.state, side }))
    return conceded
  })
}

/** The opener withdraws it. The paused deadlines continue. */
export async function withdrawDispute(ctx: Context, id: string): Promise<Dispute> {
  const { side } = await getSpeaker(ctx, id)
  return ctx.transaction(async (tx) => {
    const dispute = await lockDispute(tx, id)
    const state = stepOf(dispute, 'withdraw', moverOf(dispute, side))
    const at = ctx.now()
    const withdrawn = await updateDispute(tx, id, { state }, at)
    await thaw(tx, withdrawn, at)
    tx.record(disputeMoved(withdrawn, 'withdraw', { before: dispute.state, side }))
    return withdrawn
  })
}

/** Decides for one side, with a reason that all sides read. Only the operator may. */
export async function decideDispute(
  ctx: Context,
  { id, outcome, reason }: { id: string; outcome: DisputeSide; reason: string },
): Promise<Dispute> {
  await getDispute(ctx, id)
  const { actor } = ctx
  assertAllowed(mayDecideDisputes(actor), 'Only the operator can decide disputes.')
  return ctx.transaction(async (tx) => {
    const dispute = await lockDispute(tx, id)
    const state = stepOf(dispute, 'decide', 'operator')
    if (outcome === 'otherAgency' && dispute.otherAgencyId === null)
      throw new ValidationError([{ field: 'outcome', message: 'No other agency is part of this dispute.' }])
    const at = ctx.now()
    const decidedBy = actor.kind === 'user' ? actor.userId : null
    const decided = await updateDispute(
      tx,
      id,
      { state, outcome, decisionReason: reason, decidedBy, decidedAt: at },
      at,
    )
    await thaw(tx, decided, at)
    tx.record(disputeMoved(decided, 'decide', { before: dispute.state, side: null }))
    return decided
  })
}

const BATCH = 200

/** Without all answers in time, the operator decides by what there is. */
export async function lapseDisputes(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  for (const id of await listLapsedDisputes(ctx.db, now, BATCH))
    await ctx.transaction(async (tx: Tx) => {
      const dispute = await lockDispute(tx, id)
      const state = disputeLeadsTo(dispute.state, 'lapse', 'system')
      if (state === null || dispute.answerBy > now) return
      const lapsed = await updateDispute(tx, id, { state }, now)
      tx.record(disputeMoved(lapsed, 'lapse', { before: dispute.state, side: null }))
    })
}

async function getSpeaker(ctx: Context, id: string): Promise<{ side: DisputeSide; userId: string }> {
  const dispute = await getDispute(ctx, id)
  const { actor } = ctx
  const side = disputeSideOf(actor, dispute)
  if (side === null || !speaksInDisputes(actor) || actor.kind !== 'user')
    throw new AppError('permission.denied', {
      detail: 'Only agency owners, and owners and admins of an employer, can take part in disputes.',
    })
  return { side, userId: actor.userId }
}

export const moverOf = ({ openedBy }: Dispute, side: DisputeSide): DisputeMover =>
  side === openedBy ? 'opener' : 'answerer'

function stepOf(dispute: Dispute, move: Parameters<typeof disputeLeadsTo>[1], by: DisputeMover): DisputeState {
  const state = disputeLeadsTo(dispute.state, move, by)
  if (state !== null) return state
  throw new AppError('dispute.transition', {
    detail:
      move === 'decide' && dispute.state === 'open'
        ? 'The other side can still answer. Wait until their deadline has passed.'
        : 'This is not possible in the current status of the dispute.',
    meta: { state: dispute.state },
  })
}
