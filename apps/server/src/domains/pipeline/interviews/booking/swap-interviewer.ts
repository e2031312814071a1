import type { Context, Tx } from '../../../../platform/context/context.ts'
import { AppError, ValidationError } from '../../../../platform/errors/app-error.ts'
import {
  agreedSpan,
  bookTime,
  getInterviewForAct,
  type Interview,
  insertPanel,
  isAgreed,
  listPanels,
  listScorecards,
  listTaken,
  lockPeople,
  lockWithRequirement,
  type PanelMember,
  removeFromPanel,
  slotTaken,
  stepTo,
  tell,
  updateInterview,
} from '../records/index.ts'
import { assertPanel } from './plan-round.ts'

export interface SwapInterviewer {
  readonly id: string
  readonly outUserId: string
  readonly inUserId: string
}

/** Replaces one interviewer. The time stays; the new interviewer must be free then. */
export async function swapInterviewer(ctx: Context, { id, outUserId, inUserId }: SwapInterviewer): Promise<Interview> {
  const { interview: found, actor } = await getInterviewForAct(ctx, { id, act: 'swapInterviewer' })
  return ctx.transaction(async (tx) => {
    const { interview } = await lockWithRequirement(tx, found)
    stepTo(interview, 'swapInterviewer', 'employer')
    const panel = await listPanels(tx, [id])
    const leaving = assertSwap(panel, { outUserId, inUserId })
    await assertPanel(tx, interview.companyId, [{ userId: inUserId, required: leaving.required }])
    if ((await listScorecards(tx, [id])).some(({ userId }) => userId === outUserId))
      throw new AppError('interview.scorecard-submitted', {
        detail: 'An interviewer who submitted a scorecard can’t be replaced.',
      })
    return replaceOnPanel(tx, { interview, panel, outUserId, inUserId }, { userId: actor.userId, now: ctx.now() })
  })
}

interface Replacement {
  readonly interview: Interview
  readonly panel: readonly PanelMember[]
  readonly outUserId: string
  readonly inUserId: string
}

/** A panel member takes no second seat. */
export async function replaceOnPanel(
  tx: Tx,
  { interview, panel, outUserId, inUserId }: Replacement,
  { userId, now }: { userId: string; now: Date },
): Promise<Interview> {
  const { id } = interview
  const required = panel.some((member) => member.userId === outUserId && member.required)
  await removeFromPanel(tx, id, outUserId)
  if (!panel.some((member) => member.userId === inUserId))
    await insertPanel(tx, [{ interviewId: id, userId: inUserId, required }])
  if (isAgreed(interview.state)) await bookAnew(tx, interview, inUserId)
  const swapped = await updateInterview(
    tx,
    id,
    { icsSequence: isAgreed(interview.state) ? interview.icsSequence + 1 : interview.icsSequence },
    now,
  )
  await tell(
    tx,
    swapped,
    { by: 'employer', userId, now },
    {
      what: 'swapInterviewer',
      kind: 'swapped',
      before: interview.state,
      payload: { outUserId, inUserId },
    },
  )
  return swapped
}

function assertSwap(
  panel: readonly PanelMember[],
  { outUserId, inUserId }: { outUserId: string; inUserId: string },
): PanelMember {
  const leaving = panel.find(({ userId }) => userId === outUserId)
  if (leaving === undefined)
    throw new ValidationError([{ field: 'outUserId', message: 'This person isn’t on the panel.' }])
  if (panel.some(({ userId }) => userId === inUserId))
    throw new ValidationError([{ field: 'inUserId', message: 'This person is already on the panel.' }])
  return leaving
}

async function bookAnew(tx: Tx, interview: Interview, inUserId: string): Promise<void> {
  const span = agreedSpan(interview)
  if (span === null) throw new Error('An agreed interview has a time.')
  const panel = await listPanels(tx, [interview.id])
  const everybody = [interview.candidateId, ...panel.map(({ userId }) => userId)]
  await lockPeople(tx, everybody)
  const taken = await listTaken(tx, { personIds: everybody, span, except: [interview.id] })
  const isNeeded = (id: string) => panel.some(({ userId, required }) => userId === id && required)
  if (taken.has(inUserId) && isNeeded(inUserId))
    throw slotTaken({ ...span, zone: interview.zoneOrganizer }, { taken, field: 'inUserId' })
  const seats = everybody
    .filter((id) => !taken.has(id))
    .map((personId) => ({
      personId,
      personKind: personId === interview.candidateId ? ('candidate' as const) : ('interviewer' as const),
    }))
  await bookTime(tx, { interviewId: interview.id, seats, span })
}
