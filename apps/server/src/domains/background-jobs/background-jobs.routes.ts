import * as contract from '@assay/contracts/background-jobs'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { mayRunInstallation } from './background-jobs.policy.ts'
import { presentBackgroundJob } from './background-jobs.resource.ts'
import { findBackgroundJob, listBackgroundJobs } from './background-jobs.store.ts'
import { dismissBackgroundJob } from './dismiss-background-job.ts'
import { runBackgroundJob } from './run-background-job.ts'

export function mountBackgroundJobs(routes: Routes): void {
  registerEndpoint(routes, contract.listBackgroundJobs, async ({ actor, db }, { query }) => {
    if (!mayRunInstallation(actor)) throw new AppError('permission.denied')
    const found = await listBackgroundJobs(db, { state: query.filter.state, sort: query.sort, page: query.page })
    return { ...found, data: found.data.map(presentBackgroundJob) }
  })

  registerEndpoint(routes, contract.getBackgroundJob, async ({ actor, db }, { params }) => {
    if (!mayRunInstallation(actor)) throw new AppError('permission.denied')
    const job = await findBackgroundJob(db, params.id)
    if (job === null) throw notFound('job')
    return presentBackgroundJob(job)
  })

  registerEndpoint(routes, contract.runBackgroundJob, async (ctx, { params }) => {
    await runBackgroundJob(ctx, params.id)
    return undefined
  })

  registerEndpoint(routes, contract.dismissBackgroundJob, async (ctx, { params }) => {
    await dismissBackgroundJob(ctx, params.id)
    return undefined
  })
}
