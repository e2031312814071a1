import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../platform/context/context.ts'
import { listMaskedNames } from '../candidates/index.ts'
import { listCompaniesById, listUsersShown } from '../tenants/index.ts'
import { mayAnswerReports } from './candidate-reports.policy.ts'
import type { Report } from './candidate-reports.store.ts'

export async function presentReports(ctx: Context, reports: readonly Report[]): Promise<Presented[]> {
  const of = (read: (report: Report) => string) => [...new Set(reports.map(read))]
  const [names, people, companies] = await Promise.all([
    listMaskedNames(
      ctx.db,
      of(({ candidateId }) => candidateId),
    ),
    listUsersShown(
      ctx.db,
      of(({ reportedBy }) => reportedBy),
    ),
    listCompaniesById(
      ctx.db,
      of(({ companyId }) => companyId),
    ),
  ])
  return reports.map((report): Presented => {
    const { id, state, reason, note, line, outcome, answer, closedAt, createdAt, updatedAt } = report
    return {
      type: 'candidate-reports',
      id,
      attributes: {
        state,
        reason,
        note,
        line,
        candidateName: names.get(report.candidateId) ?? 'Erased candidate',
        companyName: companies.get(report.companyId)?.name ?? 'Deleted company',
        reporterName: String(people.get(report.reportedBy)?.attributes['fullName'] ?? ''),
        outcome,
        answer,
        answeredAt: state === 'answered' ? closedAt : null,
        mayDo: actsOf(ctx, report),
        createdAt,
        updatedAt,
      },
      relationships: {
        candidate: { type: 'candidates', id: report.candidateId },
        search: report.searchId === null ? null : { type: 'candidate-searches', id: report.searchId },
      },
    }
  })
}

function actsOf({ actor }: Context, { state, reportedBy }: Report): string[] {
  if (state !== 'open') return []
  if (mayAnswerReports(actor)) return ['answer']
  return actor.kind === 'user' && actor.userId === reportedBy ? ['withdraw'] : []
}
