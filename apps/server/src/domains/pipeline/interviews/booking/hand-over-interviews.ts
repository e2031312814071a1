import type { Tx } from '../../../../platform/context/context.ts'
import {
  changeOrganizer,
  excusePanelMember,
  type Interview,
  listOpenOfPerson,
  listPanels,
  listScorecards,
  lockWithRequirement,
} from '../records/index.ts'
import { replaceOnPanel } from './swap-interviewer.ts'

export interface HandOverInterviews {
  readonly companyId: string
  readonly fromUserId: string
  readonly toUserId: string
  readonly by: string
  readonly now: Date
}

/**
 * A colleague takes over the interviews of a leaving member, as organizer and interviewer. Interviews that took place
 * cannot be rated by someone else: the scorecard is no longer required.
 */
export async function handOverInterviews(tx: Tx, from: HandOverInterviews): Promise<void> {
  for (const found of await listOpenOfPerson(tx, from.companyId, from.fromUserId)) {
    const { interview } = await lockWithRequirement(tx, found)
    await handOverPanel(tx, interview, from)
    if (interview.organizerId === from.fromUserId) await changeOrganizer(tx, interview.id, from.toUserId, from.now)
  }
}

async function handOverPanel(
  tx: Tx,
  interview: Interview,
  { fromUserId, toUserId, by, now }: HandOverInterviews,
): Promise<void> {
  const panel = await listPanels(tx, [interview.id])
  if (!panel.some(({ userId }) => userId === fromUserId)) return
  if (interview.state === 'awaitingFeedback') {
    const isJudged = (await listScorecards(tx, [interview.id])).some(({ userId }) => userId === fromUserId)
    if (!isJudged) await excusePanelMember(tx, interview.id, fromUserId)
    return
  }
  await replaceOnPanel(tx, { interview, panel, outUserId: fromUserId, inUserId: toUserId }, { userId: by, now })
}
