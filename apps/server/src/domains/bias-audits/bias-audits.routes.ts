import * as contract from '@assay/contracts/bias-audits'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../platform/context/context.ts'
import { notFound } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { findCompany } from '../tenants/index.ts'
import { askForAudit } from './ask-for-audit.ts'
import { auditedBy } from './bias-audits.policy.ts'
import { presentAudit } from './bias-audits.resource.ts'
import { type AuditScope, type BiasAudit, findAudit, listAudits } from './bias-audits.store.ts'
import { publishAudit } from './publish-audit.ts'

const RUNS_PER_MINUTE = 6

export function mountBiasAudits(routes: Routes): void {
  registerEndpoint(routes, contract.listBiasAudits, async (ctx, { query }) => {
    const scope = query.filter.published === 'true' ? 'published' : scopeOf(ctx)
    const { filter, sort, page } = query
    const found = await listAudits(ctx.db, { scope, of: filter.scope, sort, page })
    return { ...found, data: await Promise.all(found.data.map((audit) => show(ctx, audit))) }
  })

  registerEndpoint(routes, contract.getBiasAudit, async (ctx, { params }) => {
    const audit = await findAudit(ctx.db, params.id, scopeOf(ctx))
    if (audit === null) throw notFound('audit')
    return show(ctx, audit)
  })

  registerEndpoint(
    routes,
    contract.runBiasAudit,
    async (ctx, { body }) => ({ data: await show(ctx, await askForAudit(ctx, body)), status: 202 }),
    { perMinute: RUNS_PER_MINUTE },
  )

  registerEndpoint(routes, contract.publishBiasAudit, async (ctx, { params }) =>
    show(ctx, await publishAudit(ctx, params.id, true)),
  )

  registerEndpoint(routes, contract.unpublishBiasAudit, async (ctx, { params }) =>
    show(ctx, await publishAudit(ctx, params.id, false)),
  )
}

function scopeOf({ actor }: Context): AuditScope {
  const companyId = auditedBy(actor)
  return companyId === undefined ? 'published' : { companyId }
}

async function show(ctx: Context, audit: BiasAudit): Promise<Presented> {
  const company = audit.companyId === null ? null : await findCompany(ctx.db, audit.companyId)
  return presentAudit(audit, company?.name ?? null, ctx.actor)
}
