import { formatDay } from '@assay/contracts/display-words'
import type { Context } from '../../../../platform/context/context.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import {
  canBeActedOn,
  checkInAnswered,
  getHireForAct,
  type Hire,
  hireRated,
  listCheckIns,
  lockHire,
  updateCheckIn,
  updateHire,
  wrongState,
} from '../records/index.ts'
import { todayOf } from '../starts/index.ts'

export interface AnswerCheckIn {
  readonly id: string
  readonly day: number
  readonly score: number
  readonly note: string | null
}

/** After 30, 60 or 90 days. A later answer replaces an earlier one; the timeline keeps both. */
export async function answerCheckIn(ctx: Context, { id, day, score, note }: AnswerCheckIn): Promise<Hire> {
  const found = await getHireForAct(ctx, { id, act: 'checkIn' })
  const today = await todayOf(ctx, found)
  return ctx.transaction(async (tx) => {
    const hire = await lockHire(tx, id)
    if (!canBeActedOn(hire.state, 'checkIn')) throw wrongState(hire, 'checkIn')
    const checkIn = (await listCheckIns(tx, [id])).find((each) => each.day === day)
    if (checkIn === undefined) throw notFound('check-in')
    if (checkIn.dueOn > today)
      throw new AppError('hire.check-in-early', {
        detail: `The check-in after ${day} days is due on ${formatDay(checkIn.dueOn)}.`,
      })
    const at = ctx.now()
    const answeredBy = ctx.actor.kind === 'user' ? ctx.actor.userId : null
    await updateCheckIn(tx, { hireId: id, day }, { score, note, answeredBy, answeredAt: at })
    const touched = await updateHire(tx, id, {}, at)
    tx.record(checkInAnswered(touched, day, score))
    tx.announce({ to: { companyId: hire.companyId }, type: 'hire.changed', data: { id } })
    return touched
  })
}

export interface RateHire {
  readonly id: string
  readonly score: number
  readonly note: string | null
  /** Allows the ranking to learn from the check-in. */
  readonly isShared: boolean
}

/** Rates a hire; with `isShared` the agency reads it. */
export async function rateHire(ctx: Context, { id, score, note, isShared }: RateHire): Promise<Hire> {
  await getHireForAct(ctx, { id, act: 'rate' })
  return ctx.transaction(async (tx) => {
    const hire = await lockHire(tx, id)
    if (!canBeActedOn(hire.state, 'rate')) throw wrongState(hire, 'rate')
    const columns = { ratingScore: score, ratingNote: note, isRatingShared: isShared }
    const rated = await updateHire(tx, id, columns, ctx.now())
    tx.record(hireRated(rated, { score, isShared }))
    return rated
  })
}
