import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { interviewPanel, interviewScorecards, scheduledInterviews } from './interviews.tables.ts'

interface HeldBetween {
  readonly companyId: string
  /** Null for every requirement. */
  readonly requirementIds: readonly string[] | null
  readonly from: Date
  readonly to: Date
}

export interface InterviewerFigure {
  readonly userId: string
  readonly held: number
  readonly given: number
  readonly missing: number
  /** From the end of the interview to the scorecard; null as long as there is none. */
  readonly medianHours: number | null
}

const heldIn = ({ companyId, requirementIds, from, to }: HeldBetween): SQL => sql`
  i.company_id = ${companyId} and i.state in ('awaitingFeedback', 'completed')
  and i.starts_at >= ${from.toISOString()}::timestamptz and i.starts_at < ${to.toISOString()}::timestamptz
  ${requirementIds === null ? sql`` : requirementIds.length === 0 ? sql`and false` : sql`and i.requirement_id in ${[...requirementIds]}`}`

/** How many interviews each interviewer held, and how soon their scorecards came. */
export async function readInterviewerFigures(db: Queries, asked: HeldBetween): Promise<InterviewerFigure[]> {
  const { rows } = await db.execute<{ [Name in keyof InterviewerFigure]: InterviewerFigure[Name] }>(sql`
    select p.user_id as "userId", count(*)::int as held, count(c.submitted_at)::int as given,
           count(*) filter (where c.submitted_at is null and i.state = 'awaitingFeedback')::int as missing,
           percentile_cont(0.5) within group (order by greatest(0, extract(epoch from c.submitted_at - i.ends_at))::float8)
             / 3600 as "medianHours"
    from ${interviewPanel} p join ${scheduledInterviews} i on i.id = p.interview_id
    left join ${interviewScorecards} c on c.interview_id = i.id and c.user_id = p.user_id
    where ${heldIn(asked)}
    group by p.user_id order by held desc, p.user_id`)
  return rows.map(({ userId, held, given, missing, medianHours }) => ({
    userId,
    held: Number(held),
    given: Number(given),
    missing: Number(missing),
    medianHours: medianHours === null ? null : Math.round(Number(medianHours) * 10) / 10,
  }))
}

/** The interviews of one interviewer, latest first. */
export async function listHeldBy(
  db: Queries,
  { userId, limit, offset, ...asked }: HeldBetween & { userId: string; limit: number; offset: number },
): Promise<{
  rows: { id: string; candidateId: string; requirementId: string; at: Date; days: null }[]
  total: number
}> {
  const { rows } = await db.execute<{
    id: string
    candidateId: string
    requirementId: string
    at: string
    total: number
  }>(sql`
    select i.id, i.candidate_id as "candidateId", i.requirement_id as "requirementId", i.starts_at as at,
           count(*) over ()::int as total
    from ${interviewPanel} p join ${scheduledInterviews} i on i.id = p.interview_id
    where ${heldIn(asked)} and p.user_id::text = ${userId}
    order by i.starts_at desc, i.id limit ${limit} offset ${offset}`)
  return {
    total: Number(rows[0]?.total ?? 0),
    rows: rows.map(({ total: _, at, ...row }) => ({ ...row, at: new Date(at), days: null })),
  }
}
