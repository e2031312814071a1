import * as contract from '@assay/contracts/candidate-reports'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import type { ListShown } from '../candidates/index.ts'
import { reportAccess } from './candidate-reports.policy.ts'
import { presentReports } from './candidate-reports.resource.ts'
import { listReports, type Report } from './candidate-reports.store.ts'
import { answerReport, withdrawReport } from './close-report.ts'
import { getReport } from './get-report.ts'
import { reportCandidate } from './report-candidate.ts'

export function mountCandidateReports(routes: Routes, { listShown }: { listShown: ListShown }): void {
  registerEndpoint(routes, contract.listCandidateReports, async (ctx, { query: { filter, sort, page } }) => {
    const access = reportAccess(ctx.actor)
    assertAllowed(access.kind !== 'none')
    const found = await listReports(ctx.db, { access, filter, sort, page })
    return { ...found, data: await presentReports(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getCandidateReport, async (ctx, { params }) =>
    showOne(ctx, await getReport(ctx, params.id)),
  )

  registerEndpoint(
    routes,
    contract.reportCandidate,
    async (ctx, { body }) => showOne(ctx, await reportCandidate(ctx, body, listShown)),
    { perMinute: 30 },
  )

  registerEndpoint(routes, contract.reportActions.answer, async (ctx, { params, body }) =>
    showOne(ctx, await answerReport(ctx, { ...body, id: params.id })),
  )

  registerEndpoint(routes, contract.reportActions.withdraw, async (ctx, { params }) =>
    showOne(ctx, await withdrawReport(ctx, params.id)),
  )
}

async function showOne(ctx: Context, report: Report): Promise<Presented> {
  const [shown] = await presentReports(ctx, [report])
  if (shown === undefined) throw notFound('report')
  return shown
}
