import type { InsightFigure } from '@assay/contracts/insights'
import type { PageRequest } from '@assay/jsonapi/page'
import type { Context } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { nameCandidates } from '../dashboards/index.ts'
import { listHeldBy } from '../pipeline/interviews/index.ts'
import { listDeclined, listSentOffers, mayReadOffers } from '../pipeline/offers/index.ts'
import { type Behind, listBehind } from '../pipeline/shortlists/index.ts'
import { listRequirementsById } from '../requirements/index.ts'
import { maySeeInterviewers, type PeriodQuery } from './build-insights.ts'

interface RowsQuery {
  readonly query: PeriodQuery
  readonly figure: InsightFigure
  readonly key: string
  readonly page: PageRequest
}

export interface InsightRow {
  readonly id: string
  readonly candidateId: string
  readonly requirementId: string
  readonly candidateName: string
  readonly requirementTitle: string
  readonly at: Date
  readonly days: number | null
}

/** The candidates behind a bar, named as far as the caller may see them. */
export async function listRows(ctx: Context, wanted: RowsQuery): Promise<{ rows: InsightRow[]; total: number }> {
  const { rows, total } = await behind(ctx, wanted)
  const names = await nameCandidates(
    ctx,
    rows.map(({ candidateId }) => candidateId),
  )
  const jobs = await listRequirementsById(ctx.db, [...new Set(rows.map(({ requirementId }) => requirementId))])
  const titles = new Map(jobs.map(({ id, title }) => [id, title]))
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      candidateName: names.get(row.candidateId) ?? '',
      requirementTitle: titles.get(row.requirementId) ?? '',
    })),
  }
}

async function behind(ctx: Context, { query, figure, key, page }: RowsQuery): Promise<Behind> {
  const limit = page.size
  const offset = ((page.number ?? 1) - 1) * page.size
  const place = { ...query.scope, ...query.span, limit, offset }
  if (figure === 'decline') {
    if (!mayReadOffers(ctx.actor)) throw new AppError('permission.denied')
    return listDeclined(ctx.db, { ...place, code: key })
  }
  if (figure === 'pay') {
    if (!mayReadOffers(ctx.actor)) throw new AppError('permission.denied')
    const [titleId = '', engagement = ''] = key.split('/')
    return listSentOffers(ctx.db, { ...place, titleId, engagement })
  }
  if (figure === 'interviewer') {
    if (!maySeeInterviewers(ctx)) throw new AppError('permission.denied')
    return listHeldBy(ctx.db, { ...place, userId: key })
  }
  return listBehind(ctx.db, { ...query, figure, key, limit, offset })
}
