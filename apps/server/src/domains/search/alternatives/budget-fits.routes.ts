import { measureBudget as contract } from '@assay/contracts/compensations'
import { newId } from '../../../platform/database/new-id.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import type { LivePool } from '../../ranking/index.ts'
import { measureBudget } from './measure-budget.ts'

const PER_MINUTE = 60

export function mountBudgetFits(routes: Routes, { live }: { live: LivePool }): void {
  registerEndpoint(
    routes,
    contract,
    async (ctx, { body }) => {
      const { requirementId, matched, fitting } = await measureBudget(ctx, live, body)
      return {
        type: 'budget-fits',
        id: newId(ctx.now().getTime()),
        attributes: { matched, fitting },
        relationships: { requirement: requirementId === null ? null : { type: 'requirements', id: requirementId } },
      }
    },
    { perMinute: PER_MINUTE },
  )
}
