import type { Context } from '../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import { reportAccess } from './candidate-reports.policy.ts'
import { findReport, type Report } from './candidate-reports.store.ts'

export async function getReport({ db, actor }: Context, id: string): Promise<Report> {
  const access = reportAccess(actor)
  assertAllowed(access.kind !== 'none')
  const report = await findReport(db, id, access)
  if (report === null) throw notFound('report')
  return report
}
