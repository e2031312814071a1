// Reads what the ranker may know of candidates: no name, employer, school or contact is selected here.
import type pg from 'pg'

/** Days are counted from 1970-01-01. */
export interface ProfileRow {
  readonly id: string
  readonly titleId: string | null
  readonly seniority: 'intern' | 'junior' | 'mid' | 'senior' | 'staff' | 'lead' | 'none'
  readonly experienceMonths: number | null
  readonly hourlyRateMinor: number | null
  readonly noticeDays: number | null
  readonly hoursPerWeek: number | null
  readonly timezone: string | null
  readonly workingHours: readonly { readonly dow: number; readonly from: string; readonly to: string }[]
  readonly country: string | null
  readonly engagement: readonly ('fullTime' | 'contract')[]
  readonly lastConfirmedDay: number | null
  readonly keywords: readonly string[]
  readonly skills: readonly SkillColumns[]
  readonly work: readonly WorkColumns[] | null
  readonly languages: readonly (readonly [code: string, level: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2'])[] | null
  readonly vetting: readonly VettingColumns[] | null
}

type SkillColumns = readonly [
  skillId: string,
  years: number | null,
  level: number | null,
  evidence: 'claimed' | 'agency' | 'assessed' | 'interviewed' | 'workSample',
  evidenceDay: number | null,
  lastUsedDay: number | null,
  prominence: 0 | 1 | 2 | 3,
]
type WorkColumns = readonly [titleId: string | null, startedOn: string | null, endedOn: string | null]
type VettingColumns = readonly [
  result: 'pass' | 'fail' | 'score',
  score: number | null,
  scoreMax: number | null,
  validUntilDay: number | null,
]

const SELECT = `
  select c.id, c.title_id as "titleId", c.seniority, c.experience_months as "experienceMonths",
    c.hourly_rate_minor as "hourlyRateMinor", c.notice_days as "noticeDays", c.hours_per_week as "hoursPerWeek",
    c.timezone, c.working_hours as "workingHours", c.country, c.engagement, c.keywords as "keywords",
    (c.last_confirmed_at at time zone 'UTC')::date - date '1970-01-01' as "lastConfirmedDay",
    coalesce((select json_agg(json_build_array(s.skill_id, s.years, s.level, s.evidence,
      s.evidence_on - date '1970-01-01', s.last_used_on - date '1970-01-01', s.prominence))
      from candidate_skills s where s.candidate_id = c.id), '[]') as skills,
    (select json_agg(json_build_array(w.title_id, w.started_on, w.ended_on) order by w.position)
      from candidate_work w where w.candidate_id = c.id) as work,
    (select json_agg(json_build_array(l.code, l.level)) from candidate_languages l where l.candidate_id = c.id) as languages,
    (select json_agg(json_build_array(v.result, v.score, v.score_max, v.valid_until - date '1970-01-01'))
      from vetting_results v where v.candidate_id = c.id
      and not exists (select from vetting_results later where later.supersedes = v.id)) as vetting
  from candidates c`

const FINDABLE = `c.state = 'available' and not c.is_agency_away`

const BATCH = 1_000

/** Streams all findable candidates in batches, from one snapshot. */
export async function* streamFindable(client: pg.PoolClient): AsyncGenerator<readonly ProfileRow[]> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const answer = await client.query<ProfileRow>({
      name: 'stream-findable',
      text: `${SELECT} where ${FINDABLE} and c.id > $1 order by c.id limit ${BATCH}`,
      values: [last],
    })
    if (answer.rows.length === 0) return
    yield answer.rows
    last = answer.rows.at(-1)?.id ?? last
  }
}

export async function findFindable(
  client: Pick<pg.PoolClient, 'query'>,
  ids: readonly string[],
): Promise<readonly ProfileRow[]> {
  const answer = await client.query<ProfileRow>(`${SELECT} where ${FINDABLE} and c.id = any($1::uuid[])`, [ids])
  return answer.rows
}
