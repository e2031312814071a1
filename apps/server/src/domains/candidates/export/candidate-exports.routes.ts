import * as contract from '@assay/contracts/candidate-exports'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { exportOwnCandidates } from './export-own-candidates.ts'

const PER_MINUTE = 6

export function mountCandidateExports(routes: Routes): void {
  registerEndpoint(routes, contract.exportCandidateLines, (ctx) => exportOwnCandidates(ctx, 'lines'), {
    perMinute: PER_MINUTE,
  })
  registerEndpoint(routes, contract.exportCandidateTable, (ctx) => exportOwnCandidates(ctx, 'csv'), {
    perMinute: PER_MINUTE,
  })
}
