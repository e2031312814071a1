import * as contract from '@assay/contracts/dashboards'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import type { Pools } from '../search/index.ts'
import { arrangeDashboard, resetDashboard } from './arrange-dashboard.ts'
import { buildDashboard } from './build-dashboard.ts'

export function mountDashboards(routes: Routes, pools: Pools): void {
  registerEndpoint(routes, contract.getDashboard, (ctx) => ownDashboard(ctx, pools))
  registerEndpoint(routes, contract.listDashboards, async (ctx) => ({ data: [await ownDashboard(ctx, pools)] }))

  registerEndpoint(routes, contract.arrangeDashboard, async (ctx, { params, body }) => {
    await arrangeDashboard(ctx, { ...body, id: params.id })
    return ownDashboard(ctx, pools)
  })

  registerEndpoint(routes, contract.resetDashboard, async (ctx, { params }) => {
    await resetDashboard(ctx, params.id)
    return ownDashboard(ctx, pools)
  })
}

/** Every user has one dashboard, under the user's id. */
async function ownDashboard(ctx: Context, pools: Pools): Promise<Presented> {
  if (ctx.actor.kind !== 'user') throw new AppError('session.required')
  const now = ctx.now()
  return {
    type: 'dashboards',
    id: ctx.actor.userId,
    attributes: { ...(await buildDashboard(ctx, pools, ctx.actor)), createdAt: now, updatedAt: now },
  }
}
