import { outcomesOf, type RequestOutcome } from '@assay/contracts/candidate-requests'
import type { Context } from '../../../../platform/context/context.ts'
import { ValidationError } from '../../../../platform/errors/app-error.ts'
import {
  type CandidateRequest,
  candidateRequestAnswered,
  canMove,
  getRequestForAct,
  lockRequest,
  updateRequest,
  wrongState,
} from '../records/index.ts'
import { announce } from './submit-candidate-request.ts'

/** Records the company’s answer to a candidate request; the reactions send it. */
export async function answerCandidateRequest(
  ctx: Context,
  { id, outcome, answer }: { id: string; outcome: RequestOutcome; answer: string },
): Promise<CandidateRequest> {
  const { kind } = await getRequestForAct(ctx, id)
  if (!outcomesOf(kind).includes(outcome))
    throw new ValidationError([
      {
        field: 'outcome',
        message:
          kind === 'question' ? 'A question is answered, not granted or declined.' : 'Grant or decline this request.',
      },
    ])
  const { actor } = ctx
  return ctx.transaction(async (tx) => {
    const request = await lockRequest(tx, id)
    if (!canMove(request.state, 'answer')) throw wrongState(request)
    const at = ctx.now()
    const answeredBy = actor.kind === 'user' ? actor.userId : null
    const answered = await updateRequest(tx, id, { state: 'answered', outcome, answer, answeredBy, answeredAt: at }, at)
    tx.record(candidateRequestAnswered(answered))
    announce(tx, answered)
    return answered
  })
}
