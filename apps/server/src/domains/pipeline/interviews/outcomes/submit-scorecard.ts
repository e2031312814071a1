import type { Recommendation } from '@assay/contracts/scheduled-interviews'
import type { Context } from '../../../../platform/context/context.ts'
import { AppError, ValidationError } from '../../../../platform/errors/app-error.ts'
import type { Interview } from '../records/index.ts'
import { addScorecard, getInterviewForAct, interviewEvent, lockWithRequirement, stepTo } from '../records/index.ts'
import { completeIfAllIn } from './complete-interview.ts'

export interface SubmitScorecard {
  readonly id: string
  readonly recommendation: Recommendation
  readonly criteria: readonly { readonly key: string; readonly rating: number; readonly note: string }[]
  readonly summary: string
}

/** An interviewer submits their scorecard before reading the others. The last required one completes the interview. */
export async function submitScorecard(ctx: Context, input: SubmitScorecard): Promise<Interview> {
  const { id, recommendation, criteria, summary } = input
  const { interview: found, actor } = await getInterviewForAct(ctx, { id, act: 'submitScorecard' })
  return ctx.transaction(async (tx) => {
    const { interview } = await lockWithRequirement(tx, found)
    stepTo(interview, 'submitScorecard', 'employer')
    assertAnswersScorecard(interview, criteria)
    const now = ctx.now()
    const scorecard = { interviewId: id, userId: actor.userId, recommendation, criteria, summary, submittedAt: now }
    if ((await addScorecard(tx, scorecard)) === null)
      throw new AppError('interview.scorecard-submitted', { detail: 'A submitted scorecard can’t be changed.' })
    tx.record(interviewEvent(interview, 'submitScorecard', { after: { by: 'employer' } }))
    return completeIfAllIn(tx, interview, now)
  })
}

/** Every question exactly once. */
function assertAnswersScorecard({ criteria: asked }: Interview, given: SubmitScorecard['criteria']): void {
  const keys = given.map(({ key }) => key)
  const isWhole = asked.every(({ key }) => keys.includes(key)) && new Set(keys).size === keys.length
  if (isWhole && keys.length === asked.length) return
  throw new ValidationError([{ field: 'criteria', message: 'Rate every criterion of the scorecard once.' }])
}
