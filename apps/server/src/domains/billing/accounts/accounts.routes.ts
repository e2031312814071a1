import * as infos from '@assay/contracts/billing-infos'
import * as contract from '@assay/contracts/plans'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { invoicesFor, listBillingInfos, listPlans, mayOperateBilling, readSettings } from '../records/index.ts'
import { type Provider, presentInfo, presentPlan, presentSettings } from './accounts.resource.ts'
import { saveBillingInfo } from './save-billing-info.ts'
import { saveBillingSettings } from './save-billing-settings.ts'

export function mountBillingAccounts(routes: Routes, provider: Provider): void {
  registerEndpoint(routes, contract.listPlans, async ({ db }) => {
    const data = (await listPlans(db)).map(presentPlan)
    return { data, total: data.length }
  })

  registerEndpoint(routes, contract.listBillingSettings, async ({ db, actor }) => {
    const plans = await listPlans(db)
    const shown = { provider, plans, isOperator: mayOperateBilling(actor) }
    return { data: [presentSettings(await readSettings(db), shown)], total: 1 }
  })

  registerEndpoint(routes, contract.changeBillingSettings, async (ctx, { params, body, ifMatch }) => {
    const saved = await saveBillingSettings(ctx, { ...body, id: params.id, version: body.version ?? ifMatch ?? null })
    return presentSettings(saved, { provider, plans: await listPlans(ctx.db), isOperator: true })
  })

  registerEndpoint(
    routes,
    infos.listBillingInfos,
    async ({ db, actor }) => {
      const access = invoicesFor(actor)
      if (access === null) throw new AppError('permission.denied')
      const data = (await listBillingInfos(db, access.companyId)).map((info) => presentInfo(info, provider))
      return { data, total: data.length }
    },
    { isShortList: true },
  )

  registerEndpoint(routes, infos.createBillingInfo, async (ctx, { body }) =>
    presentInfo(await saveBillingInfo(ctx, { ...body, version: 0 }), provider),
  )

  registerEndpoint(routes, infos.changeBillingInfo, async (ctx, { params, body, ifMatch }) => {
    if (ctx.actor.kind !== 'user' || ctx.actor.companyId !== params.id) throw notFound('company')
    return presentInfo(await saveBillingInfo(ctx, { ...body, version: body.version ?? ifMatch ?? null }), provider)
  })
}
