import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { candidates } from './candidates.tables.ts'

type Candidate = typeof candidates.$inferSelect

/** Columns of a list row, and those that decide who may see more. */
const listedColumns = {
  id: candidates.id,
  agencyId: candidates.agencyId,
  maskedName: candidates.maskedName,
  headline: candidates.headline,
  titleId: candidates.titleId,
  seniority: candidates.seniority,
  experienceMonths: candidates.experienceMonths,
  rateAmountMinor: candidates.rateAmountMinor,
  rateCurrency: candidates.rateCurrency,
  ratePeriod: candidates.ratePeriod,
  noticeDays: candidates.noticeDays,
  country: candidates.country,
}
/** A candidate loaded with at least the list columns. */
export type ListedCandidate = Pick<Candidate, keyof typeof listedColumns> & Partial<Candidate>

const listedById = prepared((db: Queries) =>
  db
    .select(listedColumns)
    .from(candidates)
    .where(sql`${candidates.id} = any(${sql.placeholder('ids')})`)
    .prepare(),
)

export async function listListedById(db: Queries, ids: readonly string[]): Promise<ListedCandidate[]> {
  if (ids.length === 0) return []
  return listedById(db).execute({ ids })
}
