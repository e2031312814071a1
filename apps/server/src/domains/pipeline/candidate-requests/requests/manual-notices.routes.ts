import * as contract from '@assay/contracts/manual-notices'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { deliverNotice } from '../notices/index.ts'
import { findManualNotice, listManualNotices, noticeScopeOf } from '../records/index.ts'
import { showManualNotices } from './show-candidate-requests.ts'

export function mountManualNotices(routes: Routes): void {
  registerEndpoint(routes, contract.listManualNotices, async (ctx, { query }) => {
    const { filter, sort, page } = query
    const found = await listManualNotices(ctx.db, { filter, sort, page, scope: await noticeScopeOf(ctx) })
    return { ...found, data: await showManualNotices(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getManualNotice, async (ctx, { params }) => {
    const found = await findManualNotice(ctx.db, params.id, await noticeScopeOf(ctx))
    const [shown] = found === null ? [] : await showManualNotices(ctx, [found])
    if (shown === undefined) throw notFound('notice')
    return shown
  })

  registerEndpoint(routes, contract.deliverManualNotice, async (ctx, { params, body }) => {
    const [shown] = await showManualNotices(ctx, [await deliverNotice(ctx, { ...body, id: params.id })])
    if (shown === undefined) throw notFound('notice')
    return shown
  })
}
