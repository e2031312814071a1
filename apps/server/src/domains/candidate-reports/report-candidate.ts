import { type reportCandidate as endpoint, MAX_OPEN_REPORTS } from '@assay/contracts/candidate-reports'
import type { z } from 'zod'
import type { Context } from '../../platform/context/context.ts'
import { lockName } from '../../platform/database/lock-name.ts'
import { newId } from '../../platform/database/new-id.ts'
import { AppError, notFound, ValidationError } from '../../platform/errors/app-error.ts'
import { isCandidateAccessible, type ListShown } from '../candidates/index.ts'
import { findFrozenMatch, getSearch } from '../search/index.ts'
import { candidateReported } from './candidate-reports.events.ts'
import { mayReport } from './candidate-reports.policy.ts'
import { countOpenReports, insertReport, type Report } from './candidate-reports.store.ts'
import type { ReportedLine } from './candidate-reports.tables.ts'

type Wanted = z.output<typeof endpoint.body>

/** Reports an error to the operator. Neither the search nor the model learns of it. */
export async function reportCandidate(ctx: Context, wanted: Wanted, listShown: ListShown): Promise<Report> {
  const { actor } = ctx
  if (!mayReport(actor))
    throw new AppError('permission.denied', { detail: 'Only people who work with candidates can report them.' })
  const { candidateId, searchId, reason, note } = wanted
  if (!(await isCandidateAccessible(ctx, candidateId, listShown))) throw notFound('candidate')
  const line = await lineOf(ctx, wanted)
  const { companyId, userId: reportedBy } = actor
  return ctx.transaction(async (tx) => {
    await lockName(tx, `reports of ${companyId}`)
    if ((await countOpenReports(tx, companyId)) >= MAX_OPEN_REPORTS)
      throw new AppError('request.rate-limited', {
        detail: `Your company has ${MAX_OPEN_REPORTS} open reports. Withdraw some, or wait until they are answered.`,
      })
    const at = ctx.now()
    const row = { companyId, candidateId, searchId, line, reportedBy, reason, note: note === '' ? null : note }
    const report = await insertReport(tx, { id: newId(at.getTime()), ...row, createdAt: at, updatedAt: at })
    tx.record(candidateReported(report))
    return report
  })
}

/** The line as the search showed it; null where none is named. */
async function lineOf(ctx: Context, { candidateId, searchId, line }: Wanted): Promise<ReportedLine | null> {
  if (searchId !== null) await getSearch(ctx, searchId)
  if (line === null) return null
  const match = searchId === null ? null : await findFrozenMatch(ctx.db, searchId, candidateId)
  const found = match?.contributions.find(({ label }) => label === line)
  if (found === undefined)
    throw new ValidationError([{ field: 'line', message: 'The explanation of this match has no such line.' }])
  return { label: found.label, value: found.value, points: found.points }
}
