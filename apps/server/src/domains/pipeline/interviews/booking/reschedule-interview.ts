import type { SlotInput } from '@assay/contracts/scheduled-interviews'
import type { Context } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Interview } from '../records/index.ts'
import {
  assertInterviewUnchanged,
  getInterviewForAct,
  lockWithRequirement,
  MAX_RESCHEDULES,
  offerSlots,
  readProposal,
  stepTo,
  wrongState,
} from '../records/index.ts'
import { assertPanelFree, assertReleased, respondByOf } from './propose-slots.ts'

export interface RescheduleInterview {
  readonly id: string
  readonly reason: string
  readonly slots: readonly SlotInput[]
  readonly respondBy?: string | undefined
  readonly override: string | null
  readonly version?: number | undefined
}

/** Asks the candidate for another time. The agreed time stays until they have chosen. */
export async function rescheduleInterview(ctx: Context, input: RescheduleInterview): Promise<Interview> {
  const { interview: found, actor } = await getInterviewForAct(ctx, { id: input.id, act: 'reschedule' })
  return ctx.transaction(async (tx) => {
    const { interview, requirement } = await lockWithRequirement(tx, found)
    assertInterviewUnchanged(interview, input.version)
    const state = stepTo(interview, 'reschedule', 'employer')
    const now = ctx.now()
    assertNotStarted(interview, now)
    assertReschedulesLeft(interview, input.override)
    await assertReleased(tx, interview, requirement)
    const slots = readProposal(input.slots, { zone: interview.zoneOrganizer, now })
    await assertPanelFree(tx, interview, slots)
    const { override, reason } = input
    return offerSlots(
      tx,
      interview,
      { by: 'employer', userId: actor.userId, now },
      {
        state,
        slots,
        respondBy: respondByOf(input.respondBy, now),
        step: { what: 'reschedule', kind: 'rescheduling' },
        columns: { askedBy: 'employer', reason, rescheduleCount: interview.rescheduleCount + 1 },
        reason: override === null ? reason : `${reason} (once more: ${override})`,
      },
    )
  })
}

/** Throws after too many changes, unless there is a reason to override that. */
export function assertReschedulesLeft({ rescheduleCount }: Interview, override: string | null): void {
  if (rescheduleCount < MAX_RESCHEDULES || override !== null) return
  throw new AppError('interview.rescheduled-too-often', {
    detail: `This interview was rescheduled ${rescheduleCount} times. Enter a reason to reschedule it again, or cancel it.`,
    field: 'override',
  })
}

/** An interview that has begun can only be held, missed or cancelled. */
export function assertNotStarted(interview: Interview, now: Date): void {
  if (interview.startsAt !== null && interview.startsAt <= now)
    throw wrongState(interview, 'This interview has already started. Plan another interview instead.')
}
