import * as contract from '@assay/contracts/scorecard-templates'
import { AppError } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { changeScorecardTemplate } from './change-scorecard-template.ts'
import { createScorecardTemplate } from './create-scorecard-template.ts'
import { mayEditScorecardTemplates, mayReadScorecardTemplates } from './scorecard-templates.policy.ts'
import { presentScorecardTemplate } from './scorecard-templates.resource.ts'
import { listScorecardTemplates } from './scorecard-templates.store.ts'

export function mountScorecardTemplates(routes: Routes): void {
  registerEndpoint(routes, contract.listScorecardTemplates, async ({ actor, db }, { query }) => {
    if (!mayReadScorecardTemplates(actor)) throw new AppError('permission.denied')
    const { kind, retired } = query.filter
    const found = await listScorecardTemplates(db, actor.companyId, { kind, retired })
    const mayEdit = mayEditScorecardTemplates(actor)
    return { data: found.map((template) => presentScorecardTemplate(template, { mayEdit })), total: found.length }
  })

  registerEndpoint(routes, contract.createScorecardTemplate, async (ctx, { body }) =>
    presentScorecardTemplate(await createScorecardTemplate(ctx, body), { mayEdit: true }),
  )

  registerEndpoint(routes, contract.changeScorecardTemplate, async (ctx, { params, body, ifMatch }) =>
    presentScorecardTemplate(
      await changeScorecardTemplate(ctx, { ...body, id: params.id, version: body.version ?? ifMatch }),
      { mayEdit: true },
    ),
  )

  registerEndpoint(routes, contract.retireScorecardTemplate, async (ctx, { params }) =>
    presentScorecardTemplate(
      await changeScorecardTemplate(ctx, { id: params.id, version: null, retiredAt: ctx.now() }),
      { mayEdit: true },
    ),
  )
}
