import * as contract from '@assay/contracts/candidate-requests'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { presentLink } from '../../../candidate-links/index.ts'
import { type CandidateRequest, getCandidateRequest, listRequests, requestScopeOf } from '../records/index.ts'
import { answerCandidateRequest } from './answer-candidate-request.ts'
import { showRequests } from './show-candidate-requests.ts'
import { showCandidateRequestLink } from './show-own-requests.ts'
import { askByLink, recordCandidateRequest, withdrawRequestByLink } from './submit-candidate-request.ts'

const PER_MINUTE = { perMinute: 30 }

export function mountCandidateRequests(routes: Routes): void {
  registerEndpoint(routes, contract.listCandidateRequests, async (ctx, { query }) => {
    const { filter, sort, page } = query
    const { state, kind, requirement, overdue } = filter
    const found = await listRequests(ctx.db, {
      sort,
      page,
      scope: await requestScopeOf(ctx),
      filter: { state, kind, requirement, overdueAt: overdue === undefined ? undefined : ctx.now() },
    })
    return { ...found, data: await showRequests(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getCandidateRequest, async (ctx, { params }) =>
    showOne(ctx, await getCandidateRequest(ctx, params.id)),
  )

  registerEndpoint(routes, contract.recordCandidateRequest, async (ctx, { body }) => ({
    data: await showOne(ctx, await recordCandidateRequest(ctx, body)),
    status: 201,
  }))

  registerEndpoint(routes, contract.answerCandidateRequest, async (ctx, { params, body }) =>
    showOne(ctx, await answerCandidateRequest(ctx, { ...body, id: params.id })),
  )

  mountLinkAnswers(routes)
}

function mountLinkAnswers(routes: Routes): void {
  registerEndpoint(
    routes,
    contract.submitCandidateRequest,
    async (ctx, { body }) => {
      const held = await askByLink(ctx, body)
      return presentLink(held.link, await showCandidateRequestLink(held))
    },
    PER_MINUTE,
  )

  registerEndpoint(
    routes,
    contract.withdrawCandidateRequest,
    async (ctx, { body }) => {
      const held = await withdrawRequestByLink(ctx, body)
      return presentLink(held.link, await showCandidateRequestLink(held))
    },
    PER_MINUTE,
  )
}

async function showOne(ctx: Context, request: CandidateRequest): Promise<Presented> {
  const [shown] = await showRequests(ctx, [request])
  if (shown === undefined) throw notFound('request')
  return shown
}
