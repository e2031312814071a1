import { listQuickFinds } from '@assay/contracts/quick-finds'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { findQuickly } from './find-quickly.ts'

export function mountQuickFinds(routes: Routes): void {
  registerEndpoint(routes, listQuickFinds, async (ctx, { query }) => {
    const { text } = query.filter
    const data = text === undefined ? [] : await findQuickly(ctx, text)
    return {
      total: data.length,
      data: data.map(({ id, ...attributes }) => ({ type: 'quick-finds', id, attributes, relationships: {} })),
    }
  })
}
