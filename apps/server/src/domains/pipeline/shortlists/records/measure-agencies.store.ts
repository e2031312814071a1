import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { submissions } from '../submissions/submissions.tables.ts'
import { shortlistedStages } from './shortlisteds.tables.ts'

export interface AgencyMeasures {
  readonly submitted: number
  readonly decided: number
  readonly interviewed: number
  readonly hired: number
  /** Contact requests that were answered with a release, and the median of the time that took. */
  readonly answers: number
  readonly answerHours: number | null
}

/** The outcomes of each agency's submissions since a day. */
export async function measureAgencies(
  db: Queries,
  agencyIds: readonly string[],
  since: Date,
): Promise<Map<string, AgencyMeasures>> {
  if (agencyIds.length === 0) return new Map()
  const steps = db
    .select({
      entryId: shortlistedStages.shortlistedId,
      isInterviewed: sql<boolean>`bool_or(${shortlistedStages.toStage} = 'interviewing')`.as('is_interviewed'),
      isHired: sql<boolean>`bool_or(${shortlistedStages.toStage} = 'hired')`.as('is_hired'),
      hours: sql<number | null>`extract(epoch from
        min(${shortlistedStages.at}) filter (where ${shortlistedStages.toStage} = 'contactReleased')
        - min(${shortlistedStages.at}) filter (where ${shortlistedStages.toStage} = 'contactRequested')) / 3600`.as(
        'hours',
      ),
    })
    .from(shortlistedStages)
    .groupBy(shortlistedStages.shortlistedId)
    .as('steps')
  const rows = await db
    .select({
      agencyId: submissions.agencyId,
      submitted: sql<number>`count(*)::int`,
      decided: sql<number>`count(*) filter (where ${submissions.decidedAt} is not null)::int`,
      interviewed: sql<number>`count(*) filter (where ${steps.isInterviewed})::int`,
      hired: sql<number>`count(*) filter (where ${steps.isHired})::int`,
      answers: sql<number>`count(${steps.hours})::int`,
      answerHours: sql<number | null>`percentile_cont(0.5) within group (order by ${steps.hours})::float`,
    })
    .from(submissions)
    .leftJoin(steps, eq(steps.entryId, submissions.shortlistedId))
    .where(and(inArray(submissions.agencyId, [...agencyIds]), gte(submissions.createdAt, since)))
    .groupBy(submissions.agencyId)
  return new Map(rows.map(({ agencyId, ...measures }) => [agencyId, measures]))
}
