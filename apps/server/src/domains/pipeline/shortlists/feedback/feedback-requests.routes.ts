import * as contract from '@assay/contracts/feedback-requests'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import type { Rankings } from '../entries/index.ts'
import { mayAskFeedback } from '../records/index.ts'
import { askForFeedback } from './ask-for-feedback.ts'
import { type FeedbackRequest, findRequest, listRequests } from './feedback-requests.store.ts'
import { giveFeedback } from './give-feedback.ts'
import { readFeedbackLink } from './read-feedback-link.ts'
import { remindFeedback } from './remind-feedback.ts'
import { showFeedbackPage } from './show-feedback-page.ts'
import { showFeedbackRequests } from './show-feedback-requests.ts'
import { withdrawFeedback } from './withdraw-feedback.ts'

const PER_MINUTE = { perMinute: 30 }

export function mountFeedbackRequests(routes: Routes, rankings: Rankings): void {
  const showOne = async (ctx: Context, request: FeedbackRequest): Promise<Presented> => {
    const [shown] = await showFeedbackRequests(ctx, [request])
    if (shown === undefined) throw notFound('feedback request')
    return shown
  }

  registerEndpoint(routes, contract.listFeedbackRequests, async (ctx, { query }) => {
    if (!mayAskFeedback(ctx.actor)) throw new AppError('permission.denied')
    const { filter, sort, page } = query
    const found = await listRequests(ctx.db, { companyId: ctx.actor.companyId, sort, page, filter })
    return { ...found, data: await showFeedbackRequests(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getFeedbackRequest, async (ctx, { params }) => {
    if (!mayAskFeedback(ctx.actor)) throw new AppError('permission.denied')
    const found = await findRequest(ctx.db, params.id)
    if (found === null || found.companyId !== ctx.actor.companyId) throw notFound('feedback request')
    return showOne(ctx, found)
  })

  registerEndpoint(routes, contract.askForFeedback, async (ctx, { body }) => {
    const data = await showFeedbackRequests(ctx, await askForFeedback(ctx, body))
    return { data, total: data.length }
  })

  registerEndpoint(routes, contract.withdrawFeedback, async (ctx, { params }) =>
    showOne(ctx, await withdrawFeedback(ctx, params.id)),
  )

  registerEndpoint(routes, contract.remindFeedback, async (ctx, { params }) =>
    showOne(ctx, await remindFeedback(ctx, params.id)),
  )

  registerEndpoint(
    routes,
    contract.openFeedbackPage,
    async (ctx, { body }) => showFeedbackPage(rankings, await readFeedbackLink(ctx, body.token)),
    PER_MINUTE,
  )

  registerEndpoint(
    routes,
    contract.giveFeedback,
    async (ctx, { body }) => showFeedbackPage(rankings, await giveFeedback(ctx, body)),
    PER_MINUTE,
  )
}
