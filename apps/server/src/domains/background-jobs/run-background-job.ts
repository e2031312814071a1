import type { Context } from '../../platform/context/context.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { startAgain } from '../../platform/jobs/claims.ts'
import { allowAnotherMail } from '../../platform/mail/deliver-mail.ts'
import { jobEvent } from './background-jobs.events.ts'
import { mayRunInstallation } from './background-jobs.policy.ts'
import { findBackgroundJob } from './background-jobs.store.ts'

/** Runs a failed job again now, and sends those of its mails again that failed or may have. */
export async function runBackgroundJob(ctx: Context, id: string): Promise<void> {
  if (!mayRunInstallation(ctx.actor)) throw new AppError('permission.denied')
  await ctx.transaction(async (tx) => {
    const job = await findBackgroundJob(tx, id)
    if (job === null) throw notFound('job')
    await allowAnotherMail(tx, id, ctx.now())
    await startAgain(tx, id, ctx.now())
    tx.record(jobEvent('runAgain', job))
  })
}
