import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { listAssignedTo } from '../../requirements/index.ts'
import { mayAnswerRequest, mayTellLetter, requestReader } from './candidate-requests.policy.ts'
import { presentOwedLetter, presentRequest } from './candidate-requests.resource.ts'
import { canMove, formatEnd, formatOutcome } from './candidate-requests.rules.ts'
import { type CandidateRequest, listRequestsById } from './candidate-requests.store.ts'
import { nameAround } from './name-around.ts'
import type { OwedLetter } from './owed-letters.store.ts'

/** Wishes with the names around them. What stands in them is for the company alone. */
export async function showRequests(ctx: Context, rows: readonly CandidateRequest[]): Promise<Presented[]> {
  const names = await nameAround(ctx, {
    rows,
    userIds: rows.flatMap(({ writtenDownBy, answeredBy }) => [writtenDownBy, answeredBy].filter((id) => id !== null)),
    agencyIds: [],
  })
  const assigned = await listAssignedTo(ctx)
  const seesWords = requestReader(ctx.actor)?.kind === 'company'
  return rows.map((request) => {
    const requirement = { id: request.requirementId, companyId: request.companyId }
    const mayAnswer = canMove(request.state, 'answer') && mayAnswerRequest(ctx.actor, { requirement, assigned })
    return presentRequest(request, { names, now: ctx.now(), seesWords, mayDo: mayAnswer ? ['answer'] : [] })
  })
}

export async function showOwedLetters(ctx: Context, rows: readonly OwedLetter[]): Promise<Presented[]> {
  const names = await nameAround(ctx, {
    rows,
    userIds: rows.flatMap(({ toldBy }) => (toldBy === null ? [] : [toldBy])),
    agencyIds: rows.flatMap(({ agencyId }) => (agencyId === null ? [] : [agencyId])),
  })
  const answers = await listRequestsById(
    ctx.db,
    rows.flatMap(({ requestId }) => (requestId === null ? [] : [requestId])),
  )
  const assigned = await listAssignedTo(ctx)
  return rows.map((letter) => {
    const requirement = { id: letter.requirementId, companyId: letter.companyId }
    const request = answers.get(letter.requestId ?? '')
    const around = { companyName: names.companyName(letter), requirementTitle: names.requirementTitle(letter) }
    const says =
      letter.says ??
      (request === undefined
        ? formatEnd(letter.stage ?? '', around)
        : `${formatOutcome(request.outcome ?? '')} ${request.answer ?? ''}`)
    const mayTell = letter.state === 'owed' && mayTellLetter(ctx.actor, { letter, requirement, assigned })
    return presentOwedLetter(letter, { names, now: ctx.now(), says, mayDo: mayTell ? ['tell'] : [] })
  })
}
