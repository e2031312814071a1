import * as contract from '@assay/contracts/list-views'
import { AppError } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { changeListView } from './change-list-view.ts'
import { forgetListView } from './forget-list-view.ts'
import { mayKeepViews } from './list-views.policy.ts'
import { presentListView } from './list-views.resource.ts'
import { listViewsOf } from './list-views.store.ts'
import { saveListView } from './save-list-view.ts'

export function mountListViews(routes: Routes): void {
  registerEndpoint(routes, contract.listListViews, async ({ actor, db }, { query }) => {
    if (!mayKeepViews(actor)) throw new AppError('permission.denied')
    const views = await listViewsOf(db, actor.userId, query.filter.list)
    return { data: views.map(presentListView), total: views.length }
  })

  registerEndpoint(routes, contract.saveListView, async (ctx, { body }) => {
    const { view, isNew } = await saveListView(ctx, body)
    return { data: presentListView(view), status: isNew ? 201 : 200 }
  })

  registerEndpoint(routes, contract.changeListView, async (ctx, { params, body, ifMatch }) =>
    presentListView(await changeListView(ctx, { ...body, id: params.id, version: body.version ?? ifMatch })),
  )

  registerEndpoint(routes, contract.deleteListView, async (ctx, { params }) => {
    await forgetListView(ctx, params.id)
    return undefined
  })
}
