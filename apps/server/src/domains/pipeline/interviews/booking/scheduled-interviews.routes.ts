import * as contract from '@assay/contracts/scheduled-interviews'
import type { IncludeTree } from '@assay/jsonapi/include-tree'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { completeInterview, contestNoShow, reportNoShow, submitScorecard } from '../outcomes/index.ts'
import type { Interview } from '../records/index.ts'
import { getInterview, listInterviews, scopeOfCaller } from '../records/index.ts'
import { cancelInterview } from './cancel-interview.ts'
import { changeInterview } from './change-interview.ts'
import { confirmSlot } from './confirm-slot.ts'
import { createInterview } from './create-interview.ts'
import { proposeSlots } from './propose-slots.ts'
import { remindSide } from './remind-side.ts'
import { rescheduleInterview } from './reschedule-interview.ts'
import { respondToPanel } from './respond-to-panel.ts'
import { showInterviews } from './show-interviews.ts'
import { swapInterviewer } from './swap-interviewer.ts'

export function mountScheduledInterviews(routes: Routes): void {
  registerEndpoint(routes, contract.listInterviews, async (ctx, { query }) => {
    const { sort, page, include } = query
    const { feedbackDue, ...filter } = query.filter
    const scope = await scopeOfCaller(ctx)
    const scorecardDueOf = feedbackDue === undefined ? undefined : scope.userId
    const found = await listInterviews(ctx.db, { scope, sort, page, filter: { ...filter, scorecardDueOf } })
    return { ...found, data: await showInterviews(ctx, { interviews: found.data, include }) }
  })

  registerEndpoint(routes, contract.getInterview, async (ctx, { params, query }) =>
    showOne(ctx, await getInterview(ctx, params.id), query.include),
  )

  registerEndpoint(routes, contract.createInterview, async (ctx, { body, query }) =>
    showOne(ctx, await createInterview(ctx, body), query.include),
  )

  registerEndpoint(routes, contract.changeInterview, async (ctx, { params, body, query, ifMatch }) =>
    showOne(
      ctx,
      await changeInterview(ctx, { ...body, id: params.id, version: body.version ?? ifMatch }),
      query.include,
    ),
  )

  mountTimes(routes)
  mountAfterwards(routes)
}

function mountTimes(routes: Routes): void {
  const { propose, confirm, reschedule, cancel, withdraw, remind } = contract.interviewActions
  registerEndpoint(routes, propose, async (ctx, { params, body, query }) =>
    showOne(ctx, await proposeSlots(ctx, { ...body, id: params.id }), query.include),
  )
  registerEndpoint(routes, confirm, async (ctx, { params, body, query }) =>
    showOne(ctx, await confirmSlot(ctx, { ...body, id: params.id }), query.include),
  )
  registerEndpoint(routes, reschedule, async (ctx, { params, body, query }) =>
    showOne(ctx, await rescheduleInterview(ctx, { ...body, id: params.id }), query.include),
  )
  registerEndpoint(routes, cancel, async (ctx, { params, body, query }) =>
    showOne(ctx, await cancelInterview(ctx, { ...body, id: params.id, act: 'cancel' }), query.include),
  )
  registerEndpoint(routes, withdraw, async (ctx, { params, body, query }) =>
    showOne(ctx, await cancelInterview(ctx, { ...body, id: params.id, act: 'withdraw' }), query.include),
  )
  registerEndpoint(routes, remind, async (ctx, { params, query }) =>
    showOne(ctx, await remindSide(ctx, params.id), query.include),
  )
}

function mountAfterwards(routes: Routes): void {
  const actions = contract.interviewActions
  registerEndpoint(routes, actions.reportNoShow, async (ctx, { params, body, query }) =>
    showOne(ctx, await reportNoShow(ctx, { ...body, id: params.id }), query.include),
  )
  registerEndpoint(routes, actions.contest, async (ctx, { params, body, query }) =>
    showOne(ctx, await contestNoShow(ctx, { ...body, id: params.id }), query.include),
  )
  registerEndpoint(routes, actions.submitScorecard, async (ctx, { params, body, query }) =>
    showOne(ctx, await submitScorecard(ctx, { ...body, id: params.id }), query.include),
  )
  registerEndpoint(routes, actions.complete, async (ctx, { params, body, query }) =>
    showOne(ctx, await completeInterview(ctx, { ...body, id: params.id }), query.include),
  )
  registerEndpoint(routes, actions.swapInterviewer, async (ctx, { params, body, query }) =>
    showOne(ctx, await swapInterviewer(ctx, { ...body, id: params.id }), query.include),
  )
  registerEndpoint(routes, actions.respond, async (ctx, { params, body, query }) =>
    showOne(ctx, await respondToPanel(ctx, { ...body, id: params.id }), query.include),
  )
}

async function showOne(ctx: Context, interview: Interview, include: IncludeTree): Promise<Presented> {
  const [shown] = await showInterviews(ctx, { interviews: [interview], include })
  if (shown === undefined) throw notFound('interview')
  return shown
}
