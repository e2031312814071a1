import * as contract from '@assay/contracts/excluded-employers'
import { AppError } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { excludeEmployer } from './exclude-employer.ts'
import { mayExcludeEmployers, mayReadExcludedEmployers } from './excluded-employers.policy.ts'
import { presentExcludedEmployer } from './excluded-employers.resource.ts'
import { listExcludedEmployersOf } from './excluded-employers.store.ts'
import { stopExcludingEmployer } from './stop-excluding-employer.ts'
import { todayOfCompany } from './today-of-company.ts'

export function mountExcludedEmployers(routes: Routes): void {
  registerEndpoint(routes, contract.listExcludedEmployers, async (ctx) => {
    if (!mayReadExcludedEmployers(ctx.actor)) throw new AppError('permission.denied')
    const { companyId } = ctx.actor
    const today = await todayOfCompany(ctx.db, companyId, ctx.now())
    const employers = await listExcludedEmployersOf(ctx.db, companyId, today)
    const data = employers.map((each) => presentExcludedEmployer(each, today))
    return { data, total: employers.length, meta: { mayChange: mayExcludeEmployers(ctx.actor) } }
  })

  registerEndpoint(routes, contract.excludeEmployer, async (ctx, { body }) => {
    const { employer, today, isNew } = await excludeEmployer(ctx, body)
    return { data: presentExcludedEmployer(employer, today), status: isNew ? 201 : 200 }
  })

  registerEndpoint(routes, contract.stopExcludingEmployer, async (ctx, { params }) => {
    await stopExcludingEmployer(ctx, params.id)
    return undefined
  })
}
