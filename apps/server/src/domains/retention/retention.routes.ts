import * as contract from '@assay/contracts/retention-policies'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../platform/context/context.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { type Company, findCompany } from '../tenants/index.ts'
import { changeRetention, planRetention } from './change-retention.ts'
import { mayChangeRetention, mayReadRetention } from './retention.policy.ts'
import { presentRetention } from './retention.resource.ts'
import { KEEP_ALL, type Periods } from './retention.rules.ts'
import { findLastRun, findPolicy } from './retention.store.ts'
import { listUpcoming } from './show-retention.ts'

/** `maxDays`: the operator’s longest period; null: the company decides. */
export function mountRetention(routes: Routes, { maxDays }: { maxDays: number | null }): void {
  const show = async (
    ctx: Context,
    company: Company,
    planned?: { periods: Periods; countsFrom: Date },
  ): Promise<Presented> => {
    const stored = await findPolicy(ctx.db, company.id)
    const { applications, searches, notifications } = planned?.periods ?? stored ?? KEEP_ALL
    const periods = { applications, searches, notifications }
    const countsFrom = planned?.countsFrom ?? stored?.countsFrom ?? company.createdAt
    return presentRetention(company, {
      periods,
      countsFrom,
      max: maxDays,
      upcoming: await listUpcoming(ctx, company, { periods, countsFrom, maxDays }),
      lastRun: await findLastRun(ctx.db, company.id),
      mayChange: mayChangeRetention(ctx.actor),
      version: stored?.version ?? 0,
      createdAt: stored?.createdAt ?? company.createdAt,
      updatedAt: stored?.updatedAt ?? company.createdAt,
    })
  }
  const companyOf = async ({ db }: Context, id: string): Promise<Company> => {
    const company = await findCompany(db, id)
    if (company === null) throw notFound('company')
    return company
  }

  registerEndpoint(routes, contract.listRetentionPolicies, async (ctx) => {
    if (!mayReadRetention(ctx.actor)) throw new AppError('permission.denied')
    return { data: [await show(ctx, await companyOf(ctx, ctx.actor.companyId))], total: 1 }
  })

  registerEndpoint(routes, contract.previewRetention, async (ctx, { params, body: periods }) => {
    const { company, countsFrom } = await planRetention(ctx, { companyId: params.id, periods, maxDays })
    return show(ctx, company, { periods, countsFrom })
  })

  registerEndpoint(routes, contract.changeRetention, async (ctx, { params, body, ifMatch }) => {
    const { version, ...periods } = body
    await changeRetention(ctx, { companyId: params.id, periods, maxDays, version: version ?? ifMatch })
    return show(ctx, await companyOf(ctx, params.id))
  })
}
