import { type ForecastStage, forecastStages } from '@assay/contracts/requirements'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import type { StageHistory } from '../../../requirements/index.ts'
import { shortlistedStages, shortlisteds } from './shortlisteds.tables.ts'

/** Old history is hardly relevant today and is slow to read. */
const LATEST = 1000
const DAY_SECONDS = 86_400

/**
 * Of a company’s latest finished candidates: how many reached each stage, how many of those were hired, and the median
 * days from there.
 */
export async function readFunnelHistory(db: Queries, companyId: string): Promise<StageHistory[]> {
  const { rows } = await db.execute<{ stage: ForecastStage; settled: number; hired: number; days: number | null }>(sql`
    with latest as (
      select e.id, e.stage = 'hired' as is_hired, e.stage_since
      from ${shortlisteds} e
      where e.company_id = ${companyId} and e.stage in ('hired', 'rejected', 'withdrawn', 'closed')
      order by e.stage_since desc limit ${LATEST}
    )
    select s.stage, count(*)::int as settled, count(*) filter (where is_hired)::int as hired,
           percentile_cont(0.5) within group (order by extract(epoch from latest.stage_since - s.at))
             filter (where is_hired) / ${DAY_SECONDS}::float8 as days
    from latest, lateral (
      select step.to_stage as stage, min(step.at) as at from ${shortlistedStages} step
      where step.shortlisted_id = latest.id and step.to_stage in ${[...forecastStages]}
      group by step.to_stage
    ) s
    group by s.stage`)
  return rows.map(({ stage, settled, hired, days }) => ({
    stage,
    settled: Number(settled),
    hired: Number(hired),
    medianDays: days === null ? null : Math.round(Number(days) * 10) / 10,
  }))
}

/** Hires by requirement with their dates: earlier periods do not count for current seats. */
export async function listHiredAt(db: Queries, requirementIds: readonly string[]): Promise<Map<string, Date[]>> {
  if (requirementIds.length === 0) return new Map()
  const rows = await db
    .select({ requirementId: shortlisteds.requirementId, at: shortlisteds.stageSince })
    .from(shortlisteds)
    .where(and(inArray(shortlisteds.requirementId, [...requirementIds]), eq(shortlisteds.stage, 'hired')))
  const byRequirement = Map.groupBy(rows, ({ requirementId }) => requirementId)
  return new Map([...byRequirement].map(([id, hires]) => [id, hires.map(({ at }) => at)]))
}
