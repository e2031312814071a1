import type { PanelResponse } from '@assay/contracts/scheduled-interviews'
import type { Context } from '../../../../platform/context/context.ts'
import {
  getInterviewForAct,
  type Interview,
  interviewEvent,
  listPanels,
  lockWithRequirement,
  saveResponse,
  stepTo,
} from '../records/index.ts'

/** Records whether a panel member attends. It changes no booking, which is up to the organizer. */
export async function respondToPanel(
  ctx: Context,
  { id, response }: { id: string; response: PanelResponse },
): Promise<Interview> {
  const { interview: found, actor } = await getInterviewForAct(ctx, { id, act: 'respond' })
  return ctx.transaction(async (tx) => {
    const { interview } = await lockWithRequirement(tx, found)
    stepTo(interview, 'respond', 'employer')
    const own = (await listPanels(tx, [id])).find(({ userId }) => userId === actor.userId)
    if (own?.response === response) return interview
    await saveResponse(tx, { interviewId: id, userId: actor.userId }, { response, respondedAt: ctx.now() })
    tx.record(
      interviewEvent(interview, 'respond', {
        before: { response: own?.response ?? null },
        after: { response },
        payload: { userId: actor.userId },
      }),
    )
    return interview
  })
}
