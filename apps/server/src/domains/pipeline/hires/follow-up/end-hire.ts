import type { EndCode } from '@assay/contracts/hired-candidates'
import type { Context } from '../../../../platform/context/context.ts'
import { ValidationError } from '../../../../platform/errors/app-error.ts'
import { giveBackSeat } from '../../offers/index.ts'
import { canBeActedOn, endingOf, getHireForAct, type Hire, lockHire, moveHire, wrongState } from '../records/index.ts'
import { releaseUnlessHired, todayOf } from '../starts/index.ts'

/** Confirms the hire after the trial. */
export async function confirmHire(ctx: Context, { id, note }: { id: string; note: string | null }): Promise<Hire> {
  await getHireForAct(ctx, { id, act: 'confirm' })
  return ctx.transaction(async (tx) => {
    const at = ctx.now()
    const columns = { confirmedAt: at, confirmedBy: 'employer' as const }
    const after = { by: 'employer', ...(note === null ? {} : { note }) }
    return moveHire(tx, await lockHire(tx, id), { move: 'confirm', at, columns, after })
  })
}

export interface EndHire {
  readonly id: string
  readonly endOn?: string | undefined
  readonly code: EndCode
  readonly note: string | null
}

/** The date decides the kind of end: in the trial, under the guarantee, or after both. */
export async function endHire(ctx: Context, { id, endOn, code, note }: EndHire): Promise<Hire> {
  const found = await getHireForAct(ctx, { id, act: 'end' })
  const today = await todayOf(ctx, found)
  const day = endOn ?? today
  return ctx.transaction(async (tx) => {
    const hire = await lockHire(tx, id)
    if (!canBeActedOn(hire.state, 'end')) throw wrongState(hire, 'end')
    if (day < hire.startOn || day > today)
      throw new ValidationError([{ field: 'endOn', message: `Choose a day from ${hire.startOn} to today.` }])
    const at = ctx.now()
    const move = endingOf(hire, day)
    const columns = { endOn: day, endCode: code, endNote: note }
    const ended = await moveHire(tx, hire, { move, at, columns, after: { endOn: day }, reasonCode: code })
    await releaseUnlessHired(tx, ended, at)
    if (move !== 'end') await giveBackSeat(tx, { offerId: hire.offerId, at })
    return ended
  })
}
