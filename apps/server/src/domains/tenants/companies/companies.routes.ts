import {
  changeLogo as changeLogoEndpoint,
  companyActions,
  createCompany as createEndpoint,
  getCompany,
  getLogo,
  listCompanies as listEndpoint,
  removeLogo,
  changeCompany as settingsEndpoint,
} from '@assay/contracts/users'
import type { Presented } from '@assay/jsonapi/present'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { changeCompany } from './change-company.ts'
import { isOfCompany, mayChangeCompany, mayKnowCompany, mayReadCompany, mayRunCompanies } from './companies.policy.ts'
import { presentCompany } from './companies.resource.ts'
import { type Company, countMembers, findCompany, findLogo, hasLogo, listCompanies } from './companies.store.ts'
import type { PresentById } from './present-by-id.ts'
import { type CompanyReferences, changeLogo, saveSettings } from './save-settings.ts'

const MAX_UPLOAD_BYTES = 1024 * 1024 + 16 * 1024

export interface CompanyNeeds extends CompanyReferences {
  readonly presentIndustry: PresentById
  /** Opens a company and invites its owner. */
  readonly createCompany: (
    ctx: Context,
    wanted: z.output<typeof createEndpoint.body>,
  ) => Promise<{ readonly id: string }>
}

export function mountCompanies(routes: Routes, needs: CompanyNeeds): void {
  const { presentIndustry } = needs
  const present = async (ctx: Context, rows: readonly Company[], withIndustry: boolean): Promise<Presented[]> => {
    const ids = rows.map(({ id }) => id)
    const members = mayRunCompanies(ctx.actor) ? await countMembers(ctx.db, ids) : null
    return Promise.all(
      rows.map(async (company) => {
        const { industryId } = company
        const industry = withIndustry && industryId !== null ? await presentIndustry(ctx, industryId) : undefined
        return presentCompany(company, {
          industry,
          forOperators: members === null ? undefined : { members: members.get(company.id) ?? 0 },
          hasLogo: await hasLogo(ctx.db, company.id),
          mayChange: mayChangeCompany(ctx.actor, company.id),
        })
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

  registerEndpoint(routes, createEndpoint, async (ctx, { body }) =>
    show(ctx, (await needs.createCompany(ctx, body)).id),
  )

  registerEndpoint(routes, settingsEndpoint, async (ctx, { params, body, query, ifMatch }) => {
    await saveSettings(ctx, { ...body, id: params.id, version: body.version ?? ifMatch }, needs)
    return show(ctx, params.id, query.include.has('industry'))
  })

  registerEndpoint(
    routes,
    changeLogoEndpoint,
    async (ctx, { params, file }) => {
      await changeLogo(ctx, params.id, file?.bytes ?? null)
      return show(ctx, params.id)
    },
    { takesFile: true, bodyLimitBytes: MAX_UPLOAD_BYTES },
  )

  registerEndpoint(routes, getLogo, async (ctx, { params }) => {
    const logo = isOfCompany(ctx.actor, params.id) ? await findLogo(ctx.db, params.id) : null
    if (logo === null) throw notFound('logo')
    return { bytes: logo.content, mediaType: logo.mediaType, name: 'logo' }
  })

  registerEndpoint(routes, removeLogo, async (ctx, { params }) => {
    await changeLogo(ctx, params.id, null)
    return undefined
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
