import { companyActions, getCompany, listCompanies as listEndpoint } from '@assay/contracts/users'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { changeCompany } from './change-company.ts'
import { mayKnowCompany, mayReadCompany, mayRunCompanies } from './companies.policy.ts'
import { presentCompany } from './companies.resource.ts'
import { type Company, countMembers, findCompany, listCompanies } from './companies.store.ts'
import type { PresentById } from './present-by-id.ts'

export function mountCompanies(routes: Routes, { presentIndustry }: { presentIndustry: PresentById }): void {
  const present = async (ctx: Context, rows: readonly Company[], withIndustry: boolean): Promise<Presented[]> => {
    const ids = rows.map(({ id }) => id)
    const members = mayRunCompanies(ctx.actor) ? await countMembers(ctx.db, ids) : null
    return Promise.all(
      rows.map(async (company) => {
        const { industryId } = company
        const industry = withIndustry && industryId !== null ? await presentIndustry(ctx, industryId) : undefined
        return presentCompany(
          company,
          industry,
          members === null ? undefined : { members: members.get(company.id) ?? 0 },
        )
      }),
    )
  }
  const show = async (ctx: Context, id: string, withIndustry = false): Promise<Presented> => {
    const company = mayKnowCompany(ctx.actor, id) ? await findCompany(ctx.db, id) : null
    if (!company) throw notFound('company')
    assertAllowed(mayReadCompany(ctx.actor, company.id))
    const [shown] = await present(ctx, [company], withIndustry)
    if (shown === undefined) throw notFound('company')
    return shown
  }

  registerEndpoint(routes, getCompany, (ctx, { params, query }) => show(ctx, params.id, query.include.has('industry')))

  registerEndpoint(routes, listEndpoint, async (ctx, { query }) => {
    const found = await listCompanies(ctx.db, { ...query, among: companiesOf(ctx) })
    return { ...found, data: await present(ctx, found.data, query.include.has('industry')) }
  })

  for (const verb of ['suspend', 'reactivate'] as const)
    registerEndpoint(routes, companyActions[verb], async (ctx, { params, body }) => {
      await changeCompany(ctx, { id: params.id, verb, reason: body.reason })
      return show(ctx, params.id)
    })
}

/** Operators see all companies, employers their own. */
function companiesOf({ actor }: Context): readonly string[] | 'all' {
  if (actor.kind !== 'user') throw new AppError('session.required')
  if (mayRunCompanies(actor)) return 'all'
  const { companyId } = actor
  assertAllowed(companyId !== null && mayReadCompany(actor, companyId))
  return companyId === null ? [] : [companyId]
}
