import type { SlotInput } from '@assay/contracts/scheduled-interviews'
import type { Context } from '../../../../platform/context/context.ts'
import { ValidationError } from '../../../../platform/errors/app-error.ts'
import {
  bookSlot,
  getInterviewForAct,
  type Interview,
  listSlots,
  lockWithRequirement,
  readAgreed,
  stepTo,
} from '../records/index.ts'
import { assertReleased } from './propose-slots.ts'

export interface ConfirmSlot {
  readonly id: string
  readonly slot: SlotInput
  readonly agreedNote: string | null
}

/** Books a time proposed by the candidate, or records one agreed outside the app. */
export async function confirmSlot(ctx: Context, { id, slot: input, agreedNote }: ConfirmSlot): Promise<Interview> {
  const { interview: found, actor } = await getInterviewForAct(ctx, { id, act: 'confirm' })
  return ctx.transaction(async (tx) => {
    const { interview, requirement } = await lockWithRequirement(tx, found)
    stepTo(interview, 'confirm', 'employer')
    await assertReleased(tx, interview, requirement)
    const now = ctx.now()
    const slot = readAgreed(input, { zone: interview.zoneOrganizer, now })
    const named = (await listSlots(tx, [id])).find(
      ({ by, startsAt, endsAt }) =>
        by === 'candidate' && startsAt.getTime() === slot.from && endsAt.getTime() === slot.to,
    )
    if (named === undefined && agreedNote === null)
      throw new ValidationError([
        { field: 'agreedNote', message: 'The candidate suggested another time. Enter how they agreed to this one.' },
      ])
    const taker = { by: 'employer', userId: actor.userId, now } as const
    return bookSlot(tx, { interview, requirement }, taker, { slot, note: agreedNote })
  })
}
