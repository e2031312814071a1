import * as contract from '@assay/contracts/represented-interviews'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { listInterviewsAmong } from '../records/index.ts'
import { answerForCandidate, getRepresentedInterview, listRepresentedEntries } from './answer-for-candidate.ts'
import { asking, cancelling, choosing, countering } from './answer-interview.ts'
import { showOneRepresented, showRepresented } from './show-represented.ts'

export function mountRepresentedInterviews(routes: Routes): void {
  registerEndpoint(routes, contract.listRepresentedInterviews, async (ctx, { query }) => {
    const { filter, sort, page } = query
    const shortlistedIds = await listRepresentedEntries(ctx)
    const found = await listInterviewsAmong(ctx.db, { shortlistedIds, filter, sort, page })
    return { ...found, data: await Promise.all(found.data.map((interview) => showRepresented(ctx, interview))) }
  })

  registerEndpoint(routes, contract.getRepresentedInterview, async (ctx, { params }) =>
    showOneRepresented(ctx, await getRepresentedInterview(ctx, params.id)),
  )

  const { choose, counter, reschedule, cancel } = contract.representedActions
  registerEndpoint(routes, choose, async (ctx, { params, body }) =>
    showOneRepresented(ctx, await answerForCandidate(ctx, { ...params, step: choosing(body.start) })),
  )
  registerEndpoint(routes, counter, async (ctx, { params, body }) =>
    showOneRepresented(ctx, await answerForCandidate(ctx, { ...params, step: countering(body) })),
  )
  registerEndpoint(routes, reschedule, async (ctx, { params, body }) =>
    showOneRepresented(ctx, await answerForCandidate(ctx, { ...params, step: asking(body) })),
  )
  registerEndpoint(routes, cancel, async (ctx, { params, body }) =>
    showOneRepresented(ctx, await answerForCandidate(ctx, { ...params, step: cancelling(body.reason) })),
  )
}
