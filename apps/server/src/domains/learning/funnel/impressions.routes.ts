import * as contract from '@assay/contracts/impressions'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { reportImpressions } from './report-impressions.ts'

const REPORTS_PER_MINUTE = 120

export function mountImpressions(routes: Routes): void {
  registerEndpoint(
    routes,
    contract.reportImpressions,
    async (ctx, { params, body }) => {
      await reportImpressions(ctx, { searchId: params.id, seen: body.seen })
      return undefined
    },
    { perMinute: REPORTS_PER_MINUTE },
  )
}
