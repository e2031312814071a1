import { getPublicJob } from '@assay/contracts/public-jobs'
import { notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { findCompany, isActive } from '../../tenants/index.ts'
import { listRequirementsById } from '../records/index.ts'
import { presentPublicJob } from './public-jobs.resource.ts'
import { isPublished } from './public-jobs.rules.ts'

/** A job that is not shared or no longer open, or whose company isn’t active, is not found, not even by its own company. */
export function mountPublicJobs(routes: Routes): void {
  registerEndpoint(routes, getPublicJob, async ({ db }, { params }) => {
    const [job] = await listRequirementsById(db, [params.id])
    const company = job !== undefined && isPublished(job) ? await findCompany(db, job.companyId) : null
    if (job === undefined || company === null || !isActive(company)) throw notFound('public job')
    return presentPublicJob(job, company.name)
  })
}
