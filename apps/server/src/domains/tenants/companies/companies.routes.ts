import { getCompany } from '@assay/contracts/users'
import { assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { mayKnowCompany, mayReadCompany } from './companies.policy.ts'
import { presentCompany } from './companies.resource.ts'
import { findCompany } from './companies.store.ts'
import type { PresentById } from './present-by-id.ts'

export function mountCompanies(routes: Routes, { presentIndustry }: { presentIndustry: PresentById }): void {
  registerEndpoint(routes, getCompany, async (ctx, { params, query }) => {
    const company = mayKnowCompany(ctx.actor, params.id) ? await findCompany(ctx.db, params.id) : null
    if (!company) throw notFound('company')
    assertAllowed(mayReadCompany(ctx.actor, company.id))
    const industry =
      query.include.has('industry') && company.industryId ? await presentIndustry(ctx, company.industryId) : undefined
    return presentCompany(company, industry)
  })
}
