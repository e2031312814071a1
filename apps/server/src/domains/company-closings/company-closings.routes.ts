import * as contract from '@assay/contracts/company-closings'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../platform/context/context.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { type Company, findCompany, findShownUser, listMemberIds, presentCompany } from '../tenants/index.ts'
import { closeCompany, reopenCompany } from './close-company.ts'
import { mayCloseCompany, mayReopenAnyCompany } from './company-closings.policy.ts'
import { describeClosing } from './show-closing.ts'

const PER_MINUTE = 10

export function mountCompanyClosings(routes: Routes): void {
  registerEndpoint(routes, contract.listCompanyClosings, async (ctx) => {
    if (!mayCloseCompany(ctx.actor))
      throw new AppError('permission.denied', { detail: 'Only owners can close a company.' })
    const company = await findCompany(ctx.db, ctx.actor.companyId)
    if (company === null) throw notFound('company')
    return { data: [await show(ctx, company)], total: 1 }
  })

  const { close, reopen } = contract.closingActions
  registerEndpoint(
    routes,
    close,
    async (ctx, { params, body }) => presentCompany(await closeCompany(ctx, { id: params.id, name: body.name })),
    { perMinute: PER_MINUTE },
  )
  registerEndpoint(
    routes,
    reopen,
    async (ctx, { params, body }) => {
      const company = await reopenCompany(ctx, { id: params.id, reason: body.reason })
      if (!mayReopenAnyCompany(ctx.actor)) return presentCompany(company)
      return presentCompany(company, { forOperators: { members: (await listMemberIds(ctx.db, company.id)).length } })
    },
    { perMinute: PER_MINUTE },
  )
}

async function show(ctx: Context, company: Company): Promise<Presented> {
  const { id, name, closedAt, closedBy, deletesAt, createdAt, updatedAt } = company
  const closer = closedBy === null ? null : await findShownUser(ctx.db, closedBy)
  return {
    type: 'company-closings',
    id,
    attributes: {
      companyName: name,
      closedAt,
      closedByName: closer?.fullName ?? null,
      deletesAt,
      ...(await describeClosing(ctx, company)),
      mayDo: [closedAt === null ? 'close' : 'reopen'],
      createdAt,
      updatedAt,
    },
  }
}
