import * as contract from '@assay/contracts/learning-sources'
import { pageOfRows } from '@assay/jsonapi/page-of-rows'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import type { LivePool } from '../../ranking/index.ts'
import { agreeToLearn } from './agree-to-learn.ts'
import { listShownCompanies } from './learning-agreements.store.ts'
import { mayReadModels, WHO_MAY } from './model-versions.policy.ts'
import { presentSource } from './model-versions.resource.ts'
import { describeEverybody, showSource } from './show-sources.ts'

export function mountLearningSources(routes: Routes, { live }: { live: LivePool }): void {
  registerEndpoint(
    routes,
    contract.listLearningSources,
    async (ctx, { query }) => {
      assertAllowed(mayReadModels(ctx.actor), WHO_MAY)
      const page = pageOfRows(await listShownCompanies(ctx.db), query.page, (id) => id)
      const sources = []
      for (const companyId of page.data) sources.push(await showSource(ctx, live, companyId))
      const everybody = await describeEverybody(ctx, live, sources)
      return { ...page, data: sources.map((source) => presentSource(source)), meta: { everybody } }
    },
    { isShortList: true },
  )

  registerEndpoint(routes, contract.agreeToLearn, async (ctx, { params, body }) => {
    await agreeToLearn(ctx, { companyId: params.id, note: body.note })
    return presentSource(await showSource(ctx, live, params.id))
  })

  registerEndpoint(routes, contract.withdrawFromLearning, async (ctx, { params }) => {
    await agreeToLearn(ctx, { companyId: params.id, note: null })
    return presentSource(await showSource(ctx, live, params.id))
  })
}
