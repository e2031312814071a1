import { STAY_DAYS } from '@assay/contracts/insights'
import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { submissions } from '../submissions/submissions.tables.ts'
import type { EntryScope } from './shortlisteds.store.ts'
import { shortlistedStages, shortlisteds } from './shortlisteds.tables.ts'

/** Half-open. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

export interface InsightQuery {
  readonly scope: EntryScope
  readonly span: Span
  readonly now: Date
}

const DAY_SECONDS = 86_400
const instantOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** The stages of the funnel; a stage that was left out counts with the ones after it. */
export const FUNNEL_STAGES = ['shortlisted', 'contactReleased', 'interviewing', 'decision', 'offer', 'hired'] as const

const level = sql`case s.to_stage when 'shortlisted' then 1 when 'contactRequested' then 1 when 'contactReleased' then 2
  when 'interviewing' then 3 when 'decision' then 4 when 'offer' then 5 when 'hired' then 6 else 0 end`

function within({ companyId, requirementIds }: EntryScope): SQL {
  const company = sql`e.company_id = ${companyId}`
  if (requirementIds === null) return company
  return requirementIds.length === 0 ? sql`false` : sql`${company} and e.requirement_id in ${[...requirementIds]}`
}

const during = (column: SQL, { from, to }: Span): SQL =>
  sql`${column} >= ${instantOf(from)} and ${column} < ${instantOf(to)}`

/** The source of a candidate: an agency by its id, a search, or a member who added them. */
const source = sql`coalesce(u.agency_id::text, case when e.search_id is null then 'added' else 'search' end)`

export interface CohortRow {
  /** The day on which the week or month begins. */
  readonly bucket: string
  readonly source: string
  /** The index in FUNNEL_STAGES of the furthest stage, plus one; 0: not shortlisted. */
  readonly level: number
  readonly count: number
}

/** How far those came who were added in this period, by week or month and source. */
export async function readCohorts(
  db: Queries,
  { scope, span }: InsightQuery,
  unit: 'week' | 'month',
): Promise<CohortRow[]> {
  const { rows } = await db.execute<{ bucket: string; source: string; level: number; count: number }>(sql`
    with furthest as (
      select e.id, max(${level}) as level
      from ${shortlisteds} e join ${shortlistedStages} s on s.shortlisted_id = e.id
      where ${within(scope)} and ${during(sql`e.created_at`, span)}
      group by e.id
    ), added as (
      select to_char(date_trunc(${unit}, e.created_at at time zone 'UTC'), 'YYYY-MM-DD') as bucket, ${source} as source,
             f.level
      from ${shortlisteds} e left join ${submissions} u on u.shortlisted_id = e.id left join furthest f on f.id = e.id
      where ${within(scope)} and ${during(sql`e.created_at`, span)}
    )
    select bucket, source, coalesce(level, 0) as level, count(*)::int as count from added group by 1, 2, 3 order by 1`)
  return rows.map((row) => ({ ...row, level: Number(row.level), count: Number(row.count) }))
}

export interface StayRow {
  readonly stage: PipelineStage
  readonly count: number
  readonly bins: readonly number[]
  readonly quarterDays: number
  readonly medianDays: number
  readonly threeQuarterDays: number
  readonly slowDays: number
}

const STAYS = ['submitted', 'shortlisted', 'contactRequested', 'contactReleased', 'interviewing', 'decision', 'offer']

/** Each stay in a stage that began in this period, with its days up to the next stage or now. */
const staysIn = ({ scope, span, now }: InsightQuery): SQL => sql`
  stays as (
    select s.shortlisted_id, s.to_stage collate "C" as stage, s.at,
           date_part('epoch', coalesce(lead(s.at) over (partition by s.shortlisted_id order by s.at, s.id), ${instantOf(now)})
             - s.at) / ${DAY_SECONDS}::float8 as days
    from ${shortlistedStages} s join ${shortlisteds} e on e.id = s.shortlisted_id
    where ${within(scope)} and s.at >= ${instantOf(span.from)}
  ), began as (
    select stays.*, width_bucket(days, array[${sql.raw(STAY_DAYS.join(', '))}]::float8[]) as bin
    from stays where at < ${instantOf(span.to)} and stage in ${STAYS}
  )`

export async function readStays(db: Queries, query: InsightQuery): Promise<StayRow[]> {
  const bins = Array.from({ length: STAY_DAYS.length + 1 }, (_, at) => at)
  const counts = sql.join(
    bins.map((bin) => sql`count(*) filter (where bin = ${bin})::int`),
    sql`, `,
  )
  const { rows } = await db.execute<{ stage: PipelineStage; count: number; bins: number[]; days: number[] }>(sql`
    with ${staysIn(query)}
    select stage, count(*)::int as count, array[${counts}] as bins,
           percentile_cont(array[0.25, 0.5, 0.75, 0.9]) within group (order by days) as days
    from began group by stage`)
  return rows.map(({ stage, count, bins, days }) => {
    const [quarterDays = 0, medianDays = 0, threeQuarterDays = 0, slowDays = 0] = days.map((day) => tenths(Number(day)))
    return { stage, count: Number(count), bins, quarterDays, medianDays, threeQuarterDays, slowDays }
  })
}

const tenths = (days: number): number => Math.round(days * 10) / 10

export interface WaitingRow {
  readonly stage: PipelineStage
  readonly count: number
  readonly longestDays: number
}

/** Those who have stayed in their stage for more than so many days, by stage. */
export async function readWaiting(
  db: Queries,
  { scope, now }: Pick<InsightQuery, 'scope' | 'now'>,
  days: number,
): Promise<WaitingRow[]> {
  const stayed = sql`date_part('epoch', ${instantOf(now)} - e.stage_since) / ${DAY_SECONDS}::float8`
  const { rows } = await db.execute<{ stage: PipelineStage; count: number; longest: number }>(sql`
    select e.stage as stage, count(*)::int as count, max(${stayed}) as longest
    from ${shortlisteds} e
    where ${within(scope)} and e.stage in ${STAYS} and ${stayed} > ${days}::float8
    group by e.stage order by count(*) desc, 1`)
  return rows.map(({ stage, count, longest }) => ({
    stage,
    count: Number(count),
    longestDays: Math.floor(Number(longest)),
  }))
}

export interface HireRow {
  readonly requirementId: string
  readonly userId: string
  readonly at: Date
}

export async function readHires(db: Queries, { scope, span }: InsightQuery): Promise<HireRow[]> {
  const { rows } = await db.execute<{ requirementId: string; userId: string; at: string }>(sql`
    select e.requirement_id as "requirementId", coalesce(e.owner_id, e.added_by) as "userId", max(s.at) as at
    from ${shortlistedStages} s join ${shortlisteds} e on e.id = s.shortlisted_id
    where ${within(scope)} and s.to_stage = 'hired' and ${during(sql`s.at`, span)}
    group by e.id`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** Why candidates were rejected in this period; each counts once for a reason. */
export async function readRejections(
  db: Queries,
  { scope, span }: InsightQuery,
): Promise<{ code: string; count: number }[]> {
  const { rows } = await db.execute<{ code: string; count: number }>(sql`
    select coalesce(s.reason_code, 'other') as code, count(distinct e.id)::int as count
    from ${shortlistedStages} s join ${shortlisteds} e on e.id = s.shortlisted_id
    where ${within(scope)} and s.to_stage = 'rejected' and ${during(sql`s.at`, span)}
    group by 1 order by 2 desc, 1`)
  return rows.map(({ code, count }) => ({ code, count: Number(count) }))
}

/** How many entries of a company carry each reason of a rejection. */
export async function countRejectionCodes(db: Queries, companyId: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ code: string; count: number }>(sql`
    select rejection_code as code, count(*)::int as count from ${shortlisteds}
    where company_id = ${companyId} and rejection_code is not null group by 1`)
  return new Map(rows.map(({ code, count }) => [code, Number(count)]))
}

export interface BehindRow {
  readonly id: string
  readonly candidateId: string
  readonly requirementId: string
  readonly at: Date
  readonly days: number | null
}

export interface Behind {
  readonly rows: readonly BehindRow[]
  readonly total: number
}

export type EntryFigure = 'funnel' | 'source' | 'rejection' | 'fill' | 'stay'

interface BehindQuery extends InsightQuery {
  readonly figure: EntryFigure
  readonly key: string
  readonly limit: number
  readonly offset: number
}

/** The candidates behind one bar, latest first. */
export async function listBehind(db: Queries, query: BehindQuery): Promise<Behind> {
  const { limit, offset } = query
  const { rows } = await db.execute<{
    id: string
    candidateId: string
    requirementId: string
    at: string
    days: number | null
    total: number
  }>(sql`
    with ${COUNTED[query.figure](query)}
    select e.id, e.candidate_id as "candidateId", e.requirement_id as "requirementId", c.at, c.days, count(*) over ()::int as total
    from counted c join ${shortlisteds} e on e.id = c.id
    order by c.at desc, e.id limit ${limit} offset ${offset}`)
  return {
    total: Number(rows[0]?.total ?? 0),
    rows: rows.map(({ total: _, ...row }) => ({
      ...row,
      at: new Date(row.at),
      days: row.days === null ? null : tenths(Number(row.days)),
    })),
  }
}

const COUNTED: Readonly<Record<EntryFigure, (query: BehindQuery) => SQL>> = {
  funnel: ({ scope, span, key }) => {
    const least = Math.max(1, FUNNEL_STAGES.indexOf(key as (typeof FUNNEL_STAGES)[number]) + 1)
    return sql`counted as (
      select e.id, e.created_at as at, null::float8 as days from ${shortlisteds} e
      where ${within(scope)} and ${during(sql`e.created_at`, span)}
        and (select max(${level}) from ${shortlistedStages} s where s.shortlisted_id = e.id) >= ${least}
    )`
  },
  source: ({ scope, span, key }) => sql`counted as (
    select e.id, e.created_at as at, null::float8 as days
    from ${shortlisteds} e left join ${submissions} u on u.shortlisted_id = e.id
    where ${within(scope)} and ${during(sql`e.created_at`, span)} and ${source} = ${key}
  )`,
  rejection: ({ scope, span, key }) => sql`counted as (
    select e.id, max(s.at) as at, null::float8 as days
    from ${shortlistedStages} s join ${shortlisteds} e on e.id = s.shortlisted_id
    where ${within(scope)} and s.to_stage = 'rejected' and ${during(sql`s.at`, span)} and coalesce(s.reason_code, 'other') = ${key}
    group by e.id
  )`,
  fill: ({ scope, span, key }) => sql`counted as (
    select e.id, max(s.at) as at, null::float8 as days
    from ${shortlistedStages} s join ${shortlisteds} e on e.id = s.shortlisted_id
    where ${within(scope)} and s.to_stage = 'hired' and ${during(sql`s.at`, span)}
      and (e.requirement_id::text = ${key} or coalesce(e.owner_id, e.added_by)::text = ${key})
    group by e.id
  )`,
  stay: (query) => {
    const [stage = '', bin] = query.key.split('/')
    return sql`${staysIn(query)}, counted as (
      select shortlisted_id as id, at, days from began
      where stage = ${stage} ${bin === undefined ? sql`` : sql`and bin = ${Number(bin)}`}
    )`
  },
}
