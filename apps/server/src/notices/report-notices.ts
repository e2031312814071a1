import { findReport } from '../domains/candidate-reports/index.ts'
import { listMaskedNames } from '../domains/candidates/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import { notifyOn, type Wording } from './notify-on.ts'

async function find({ db }: Context, { target }: RecordedEvent) {
  const report = await findReport(db, target.id, { kind: 'every' })
  if (report === null) return null
  return { report, name: (await listMaskedNames(db, [report.candidateId])).get(report.candidateId) ?? 'a candidate' }
}

/** The operators, who answer. */
async function reportedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const found = await find(ctx, event)
  if (found === null || found.report.state !== 'open') return null
  return {
    kind: 'candidateReported',
    tenantId: null,
    title: `An employer reported ${found.name}`,
    link: `/admin/reports?id=${found.report.id}`,
    who: { permission: 'candidate.edit' },
  }
}

/** The person who reported it. */
async function answeredNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const found = await find(ctx, event)
  if (found?.report.state !== 'answered') return null
  return {
    kind: 'candidateReportAnswered',
    title: `Your report about ${found.name} was answered`,
    body: found.report.answer,
    link: `/candidate-profile?id=${found.report.candidateId}`,
    userIds: [found.report.reportedBy],
  }
}

export const reportReactions: Readonly<Record<string, Readonly<Record<string, Effect>>>> = {
  candidateReported: { notifyOperators: notifyOn(reportedNotice) },
  candidateReportAnswered: { notifyReporter: notifyOn(answeredNotice) },
}
