import type { Context } from '../../../../platform/context/context.ts'
import {
  assertInterviewUnchanged,
  getInterviewForAct,
  type Interview,
  interviewEvent,
  isAgreed,
  lockWithRequirement,
  stepTo,
  updateInterview,
} from '../records/index.ts'

export interface ChangeInterview {
  readonly id: string
  readonly version: number | null
  readonly place?: Interview['place'] | undefined
  readonly joinUrl?: string | null | undefined
  readonly placeNote?: string | null | undefined
}

/** Changes the location. Invited people get an update with the next sequence. */
export async function changeInterview(ctx: Context, { id, version, ...change }: ChangeInterview): Promise<Interview> {
  const { interview: found } = await getInterviewForAct(ctx, { id, act: 'edit' })
  return ctx.transaction(async (tx) => {
    const { interview } = await lockWithRequirement(tx, found)
    stepTo(interview, 'edit', 'employer')
    assertInterviewUnchanged(interview, version)
    const { place = interview.place, joinUrl = interview.joinUrl, placeNote = interview.placeNote } = change
    const isSame = place === interview.place && joinUrl === interview.joinUrl && placeNote === interview.placeNote
    if (isSame) return interview
    const icsSequence = isAgreed(interview.state) ? interview.icsSequence + 1 : interview.icsSequence
    const changed = await updateInterview(tx, id, { place, joinUrl, placeNote, icsSequence }, ctx.now())
    tx.record(
      interviewEvent(changed, 'edit', {
        before: { place: interview.place },
        after: { place: changed.place },
        payload: { sequence: icsSequence, version: changed.version },
      }),
    )
    return changed
  })
}
