import type { Context } from '../../platform/context/context.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { drop } from '../../platform/jobs/claims.ts'
import { jobEvent } from './background-jobs.events.ts'
import { mayRunInstallation } from './background-jobs.policy.ts'
import { findBackgroundJob } from './background-jobs.store.ts'

/** Gives a failed job up. */
export async function dismissBackgroundJob(ctx: Context, id: string): Promise<void> {
  if (!mayRunInstallation(ctx.actor)) throw new AppError('permission.denied')
  await ctx.transaction(async (tx) => {
    const job = await findBackgroundJob(tx, id)
    if (job === null) throw notFound('job')
    await drop(tx, id)
    tx.record(jobEvent('dismiss', job))
  })
}
