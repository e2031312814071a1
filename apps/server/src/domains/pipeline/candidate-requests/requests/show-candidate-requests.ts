import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { listAssignedTo } from '../../../requirements/index.ts'
import type { ManualNotice } from '../records/index.ts'
import {
  type CandidateRequest,
  canMove,
  formatEnd,
  formatOutcome,
  listRequestsById,
  mayAnswerRequest,
  mayDeliverNotice,
  nameAround,
  requestReader,
} from '../records/index.ts'
import { presentManualNotice, presentRequest } from './candidate-requests.resource.ts'

/** Adds the names to candidate requests. Only the company may read the text. */
export async function showRequests(ctx: Context, rows: readonly CandidateRequest[]): Promise<Presented[]> {
  const names = await nameAround(ctx, {
    rows,
    userIds: rows.flatMap(({ recordedBy, answeredBy }) => [recordedBy, answeredBy].filter((id) => id !== null)),
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

export async function showManualNotices(ctx: Context, rows: readonly ManualNotice[]): Promise<Presented[]> {
  const names = await nameAround(ctx, {
    rows,
    userIds: rows.flatMap(({ deliveredBy }) => (deliveredBy === null ? [] : [deliveredBy])),
    agencyIds: rows.flatMap(({ agencyId }) => (agencyId === null ? [] : [agencyId])),
  })
  const answers = await listRequestsById(
    ctx.db,
    rows.flatMap(({ requestId }) => (requestId === null ? [] : [requestId])),
  )
  const assigned = await listAssignedTo(ctx)
  return rows.map((notice) => {
    const requirement = { id: notice.requirementId, companyId: notice.companyId }
    const request = answers.get(notice.requestId ?? '')
    const around = { companyName: names.companyName(notice), requirementTitle: names.requirementTitle(notice) }
    const message =
      notice.message ??
      (request === undefined
        ? formatEnd(notice.stage ?? '', around)
        : `${formatOutcome(request.outcome ?? '')} ${request.answer ?? ''}`.trim())
    const mayTell = notice.state === 'pending' && mayDeliverNotice(ctx.actor, { notice, requirement, assigned })
    return presentManualNotice(notice, { names, now: ctx.now(), message, mayDo: mayTell ? ['deliver'] : [] })
  })
}
