import { getServingModelCard } from '@assay/contracts/model-cards'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { type LivePool, servingModel } from '../../ranking/index.ts'
import { presentModelCard } from './model-cards.resource.ts'

export function mountModelCards(routes: Routes, { live }: { live: LivePool }): void {
  registerEndpoint(routes, getServingModelCard, async (ctx) => {
    const companyId = ctx.actor.kind === 'user' ? ctx.actor.companyId : null
    return presentModelCard(await servingModel(live, ctx.db, { companyId, at: ctx.now() }))
  })
}
