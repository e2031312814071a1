import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import type { EntryScope } from './shortlisteds.store.ts'
import { shortlistedStages, shortlisteds } from './shortlisteds.tables.ts'

export interface TimeInStage {
  readonly stage: PipelineStage
  /** How often candidates reached this stage in the period. */
  readonly times: number
  readonly medianDays: number
  /** The 90th percentile. */
  readonly slowDays: number
}

const DAY_SECONDS = 86_400

/** Time at each stage reached since then; candidates still there count with their time so far. */
export async function measureStages(
  db: Queries,
  { scope, since, now }: { scope: EntryScope; since: Date; now: Date },
): Promise<TimeInStage[]> {
  const { companyId, requirementIds } = scope
  const assigned =
    requirementIds === null
      ? sql``
      : requirementIds.length === 0
        ? sql`and false`
        : sql`and e.requirement_id in ${[...requirementIds]}`
  const { rows } = await db.execute<{ stage: PipelineStage; times: number; median: number; slow: number }>(sql`
    with stays as (
      select s.to_stage as stage, s.at,
             coalesce(lead(s.at) over (partition by s.shortlisted_id order by s.at, s.id), ${now.toISOString()}::timestamptz)
               as until
      from ${shortlistedStages} s join ${shortlisteds} e on e.id = s.shortlisted_id
      -- What came before it follows nothing that counts: a step only ends the one before it.
      where e.company_id = ${companyId} and s.at >= ${since.toISOString()}::timestamptz ${assigned}
    ), measured as (
      select stage, count(*)::int as times,
             percentile_cont(array[0.5, 0.9]) within group (order by extract(epoch from until - at)::float8) as days
      from stays
      where stage in ('submitted', 'shortlisted', 'contactRequested', 'contactReleased', 'interviewing', 'decision', 'offer')
      group by stage
    )
    select stage, times, days[1] / ${DAY_SECONDS}::float8 as median, days[2] / ${DAY_SECONDS}::float8 as slow
    from measured`)
  return rows.map(({ stage, times, median, slow }) => ({
    stage,
    times: Number(times),
    medianDays: tenths(Number(median)),
    slowDays: tenths(Number(slow)),
  }))
}

const tenths = (days: number): number => Math.round(days * 10) / 10
