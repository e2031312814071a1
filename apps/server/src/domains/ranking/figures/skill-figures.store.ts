import type pg from 'pg'

export interface SkillFigureRow {
  readonly skillId: string
  readonly candidateCount: number
  readonly verifiedCount: number
  readonly payPeople: number
  readonly payQuartiles: readonly number[] | null
}

/** Frequency and pay of each skill among findable candidates. */
export async function readSkillFigures(pool: pg.Pool): Promise<SkillFigureRow[]> {
  const answer = await pool.query<SkillFigureRow>(`
    select s.skill_id as "skillId", count(*)::int as "candidateCount",
      count(*) filter (where s.evidence > 'claimed')::int as "verifiedCount",
      count(c.hourly_rate_minor)::int as "payPeople",
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by c.hourly_rate_minor) as "payQuartiles"
    from candidate_skills s join candidates c on c.id = s.candidate_id
    where c.state = 'available' group by s.skill_id`)
  return answer.rows
}

export interface PoolFigureRow {
  readonly evidence: string
  readonly people: number
}

/** Counts candidates by their best evidence for any skill. */
export async function readBestEvidence(pool: pg.Pool): Promise<PoolFigureRow[]> {
  const answer = await pool.query<PoolFigureRow>(`
    select best::text as evidence, count(*)::int as people from (
      select max(s.evidence) as best from candidate_skills s join candidates c on c.id = s.candidate_id
      where c.state = 'available' group by s.candidate_id) as person
    group by best`)
  return answer.rows
}
