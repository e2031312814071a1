import * as contract from '@assay/contracts/company-exports'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { exportCompany } from './export-company.ts'

const PER_MINUTE = 6

export function mountCompanyExports(routes: Routes): void {
  registerEndpoint(routes, contract.exportCompany, (ctx) => exportCompany(ctx), { perMinute: PER_MINUTE })
}
