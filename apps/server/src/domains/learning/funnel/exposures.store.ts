import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { impressions } from './impressions.tables.ts'

export interface Exposure {
  readonly candidateId: string
  readonly shown: number
  readonly companies: number
  readonly meanPlace: number
  readonly exposure: number
  readonly opened: number
  readonly lastShownAt: Date
}

/** Attention falls as 1/rank. The exponent is fixed and not estimated, so that figures stay comparable. */
const WORTH_OF_PLACE = sql`(1.0 / ${impressions.place})`

/** The candidates with the most exposure, first. */
export async function listMostExposed(db: Queries, since: Date, most: number): Promise<Exposure[]> {
  const exposure = sql<number>`sum(${WORTH_OF_PLACE})::float8`
  return db
    .select({
      candidateId: impressions.candidateId,
      shown: sql<number>`count(*)::int`,
      companies: sql<number>`count(distinct ${impressions.companyId})::int`,
      meanPlace: sql<number>`avg(${impressions.place})::float8`,
      exposure,
      opened: sql<number>`count(${impressions.openedAt})::int`,
      lastShownAt: sql<Date>`max(${impressions.shownAt})`.mapWith(impressions.shownAt),
    })
    .from(impressions)
    .where(sql`${impressions.shownAt} >= ${since.toISOString()}`)
    .groupBy(impressions.candidateId)
    .orderBy(sql`${exposure} desc`, impressions.candidateId)
    .limit(most)
}

export interface ExposureSpread {
  /** Candidates who were shown at all. */
  readonly peopleShown: number
  /** The share of all attention that went to the most exposed tenth. */
  readonly topTenthShare: number
}

export async function measureSpread(db: Queries, since: Date): Promise<ExposureSpread> {
  const answer = await db.execute<{ people: number; share: number | null }>(sql`
    with each_one as (
      select sum(${WORTH_OF_PLACE})::float8 as exposure from ${impressions}
      where ${impressions.shownAt} >= ${since.toISOString()} group by ${impressions.candidateId}
    ), placed as (
      select exposure, row_number() over (order by exposure desc) as place, count(*) over () as people from each_one
    )
    select count(*)::int as people, sum(exposure) filter (where place <= ceil(people / 10.0)) / sum(exposure) as share
    from placed`)
  const [row] = answer.rows
  return { peopleShown: row?.people ?? 0, topTenthShare: row?.share ?? 0 }
}
