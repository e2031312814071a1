import type { ReportOutcome } from '@assay/contracts/candidate-reports'
import type { Context } from '../../platform/context/context.ts'
import { AppError, assertAllowed } from '../../platform/errors/app-error.ts'
import { reportAnswered, reportWithdrawn } from './candidate-reports.events.ts'
import { mayAnswerReports } from './candidate-reports.policy.ts'
import { closeReport, lockReport, type Report } from './candidate-reports.store.ts'
import { getReport } from './get-report.ts'

interface Answer {
  readonly id: string
  readonly outcome: ReportOutcome
  readonly answer: string
}

/** Records what was done. The error itself is corrected at its source: in the profile or in a vetting result. */
export async function answerReport(ctx: Context, { id, outcome, answer }: Answer): Promise<Report> {
  await getReport(ctx, id)
  const { actor } = ctx
  if (actor.kind !== 'user' || !mayAnswerReports(actor))
    throw new AppError('permission.denied', { detail: 'Only operators can answer reports.' })
  return ctx.transaction(async (tx) => {
    assertOpen(await lockReport(tx, id))
    const change = { state: 'answered', outcome, answer, answeredBy: actor.userId } as const
    const report = await closeReport(tx, id, change, ctx.now())
    tx.record(reportAnswered(report))
    return report
  })
}

export async function withdrawReport(ctx: Context, id: string): Promise<Report> {
  const { reportedBy } = await getReport(ctx, id)
  const isOwn = ctx.actor.kind === 'user' && ctx.actor.userId === reportedBy
  assertAllowed(isOwn, 'Only the person who reported it can withdraw a report.')
  return ctx.transaction(async (tx) => {
    assertOpen(await lockReport(tx, id))
    const report = await closeReport(tx, id, { state: 'withdrawn' }, ctx.now())
    tx.record(reportWithdrawn(report))
    return report
  })
}

function assertOpen({ state }: Report): void {
  if (state !== 'open')
    throw new AppError('candidate-report.transition', { detail: 'This report is closed.', meta: { state } })
}
