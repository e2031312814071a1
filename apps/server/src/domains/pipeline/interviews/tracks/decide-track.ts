import type { Context } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed } from '../../../../platform/errors/app-error.ts'
import { freezeWeights, getRequirement, listAssignedTo, lockRequirement } from '../../../requirements/index.ts'
import { advanceStage, type Entry, getEntry } from '../../shortlists/index.ts'
import { interviewsJudged, listInterviewsOfEntries, listPanels, listScorecards, mayDecide } from '../records/index.ts'

/**
 * Moves the candidate from interviews to the decision: no interview is open, and all scorecards are in or a reason is
 * given.
 */
export async function decideTrack(
  ctx: Context,
  { id, override }: { id: string; override: string | null },
): Promise<Entry> {
  const found = await getEntry(ctx, id)
  const requirement = await getRequirement(ctx, found.requirementId)
  assertAllowed(mayDecide(ctx.actor, { requirement, assigned: await listAssignedTo(ctx) }))
  return ctx.transaction(async (tx) => {
    const locked = await lockRequirement(tx, requirement.id)
    const interviews = await listInterviewsOfEntries(tx, [id])
    const over = interviews.filter(({ state }) => state === 'awaitingFeedback')
    const panels = await listPanels(
      tx,
      over.map((one) => one.id),
    )
    const scorecards = await listScorecards(
      tx,
      over.map((one) => one.id),
    )
    const due = panels.filter(
      ({ interviewId, userId, required }) =>
        required &&
        !scorecards.some((scorecard) => scorecard.interviewId === interviewId && scorecard.userId === userId),
    )
    if (due.length > 0 && override === null)
      throw new AppError('interview.scorecards-due', {
        detail: `${due.length} ${due.length === 1 ? 'scorecard is' : 'scorecards are'} missing. Wait for them, or enter a reason to go on without.`,
        field: 'override',
        meta: { due: due.length },
      })
    await freezeWeights(tx, locked, ctx.now())
    const entry = await advanceStage(tx, {
      shortlistedId: id,
      from: ['interviewing'],
      to: 'decision',
      at: ctx.now(),
      reasonCode: due.length > 0 ? 'scorecardsOverridden' : null,
    })
    if (override !== null) tx.record(interviewsJudged(entry, { due: due.length, override }))
    return entry
  })
}
