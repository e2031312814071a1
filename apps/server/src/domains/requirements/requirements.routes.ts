import * as contract from '@assay/contracts/requirements'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { findCompany, presentCompany } from '../tenants/index.ts'
import { requirementReach } from './requirements.policy.ts'
import { presentRequirement } from './requirements.resource.ts'
import { findRequirement, listRequirements, type Requirement } from './requirements.store.ts'

export function mountRequirements(routes: Routes): void {
  registerEndpoint(routes, contract.listRequirements, async (ctx, { query }) => {
    const reach = requirementReach(ctx.actor)
    assertAllowed(reach.kind !== 'none')
    const { filter, sort, page } = query
    const found = await listRequirements(ctx.db, {
      ...{ reach, sort, page },
      filter: { state: filter.state, search: filter.search },
    })
    const data = await presentAll(ctx, found.data, query.include.has('company'))
    return { ...found, data }
  })

  registerEndpoint(routes, contract.getRequirement, async (ctx, { params, query }) => {
    const reach = requirementReach(ctx.actor)
    assertAllowed(reach.kind !== 'none')
    const requirement = await findRequirement(ctx.db, params.id, reach)
    if (requirement === null) throw notFound('requirement')
    const [shown] = await presentAll(ctx, [requirement], query.include.has('company'))
    if (shown === undefined) throw notFound('requirement')
    return shown
  })
}

async function presentAll(ctx: Context, rows: readonly Requirement[], withCompany: boolean): Promise<Presented[]> {
  const companies = new Map<string, Presented>()
  if (withCompany)
    for (const companyId of new Set(rows.map((row) => row.companyId))) {
      const company = await findCompany(ctx.db, companyId)
      if (company !== null) companies.set(companyId, presentCompany(company))
    }
  return rows.map((row) =>
    presentRequirement(row, companies.get(row.companyId) ?? { type: 'companies', id: row.companyId }),
  )
}
