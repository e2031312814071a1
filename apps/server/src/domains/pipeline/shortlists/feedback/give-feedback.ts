import type { Vote } from '@assay/contracts/shortlisteds'
import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { assertStage, canBeVotedOn, findEntryById, lockWithRequirement, mayAnswerFeedback } from '../records/index.ts'
import { feedbackGiven } from './feedback-requests.events.ts'
import { opens } from './feedback-requests.rules.ts'
import { listOpinionsIn, lockRequest, saveOpinion } from './feedback-requests.store.ts'
import { expired, type HeldFeedbackLink, readFeedbackLink } from './read-feedback-link.ts'

export interface GiveFeedback {
  readonly token: string
  readonly shortlistedId: string
  readonly vote: Vote
  readonly note: string | null
}

/** Submits an opinion by the link. A later one replaces it; repeating the same one changes nothing. */
export async function giveFeedback(ctx: Context, input: GiveFeedback): Promise<HeldFeedbackLink> {
  const held = await readFeedbackLink(ctx, input.token)
  const { own, request } = held
  assertAllowed(mayAnswerFeedback(own.actor, request))
  const { shortlistedId, vote } = input
  const note = input.note === '' ? null : input.note
  const found = await findEntryById(own.db, shortlistedId)
  if (found === null || found.requirementId !== request.requirementId) throw notFound('candidate')
  await own.transaction(async (tx) => {
    const { entry } = await lockWithRequirement(tx, found)
    if (!opens(await lockRequest(tx, request.id), own.now())) throw expired()
    const before = (await listOpinionsIn(tx, [request.id])).find((each) => each.shortlistedId === shortlistedId)
    if (before === undefined) throw notFound('candidate')
    if (before.vote === vote && before.note === note) return
    assertStage(canBeVotedOn(entry.stage), entry, 'given feedback on')
    await saveOpinion(tx, { feedbackRequestId: request.id, shortlistedId, vote, note, answeredAt: own.now() })
    tx.record(feedbackGiven(request, { candidateId: entry.candidateId, before: before.vote, vote }))
    tx.announce({
      to: { companyId: entry.companyId },
      type: 'shortlist.changed',
      data: { requirementId: entry.requirementId },
    })
  })
  return held
}
