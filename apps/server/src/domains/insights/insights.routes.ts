import { getInsights, type InsightFigure, listInsightRows } from '@assay/contracts/insights'
import { newId } from '../../platform/database/new-id.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { buildInsights, queryOf } from './build-insights.ts'
import { listRows } from './list-rows.ts'

export function mountInsights(routes: Routes): void {
  registerEndpoint(routes, getInsights, async (ctx, { query }) => ({
    type: 'insights',
    id: newId(ctx.now().getTime()),
    attributes: { ...(await buildInsights(ctx, await queryOf(ctx, query.filter))) },
    relationships: {},
  }))

  registerEndpoint(routes, listInsightRows, async (ctx, { query }) => {
    const { figure = 'funnel', key = '', ...filter } = query.filter
    const requested = await queryOf(ctx, filter)
    const { rows, total } = await listRows(ctx, { query: requested, figure, key, page: query.page })
    return {
      total,
      data: rows.map(({ candidateId, requirementId, candidateName, requirementTitle, ...row }) => ({
        type: 'insight-rows',
        id: row.id,
        attributes: {
          candidateName,
          requirementTitle,
          at: row.at,
          days: row.days,
          href: hrefOf(figure, { id: row.id, requirementId }),
        },
        relationships: {
          candidate: { type: 'candidates', id: candidateId },
          requirement: { type: 'requirements', id: requirementId },
        },
      })),
    }
  })
}

/** Where the row itself is worked on. */
function hrefOf(figure: InsightFigure, { id, requirementId }: { id: string; requirementId: string }): string {
  if (figure === 'interviewer') return `/interviews?id=${id}`
  return figure === 'decline' || figure === 'pay'
    ? `/hired-candidates/offers-sent?id=${id}`
    : `/requirement?id=${requirementId}&tab=pipeline`
}
