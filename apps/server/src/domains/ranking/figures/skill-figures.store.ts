import type pg from 'pg'

export interface SkillFigureRow {
  readonly skillId: string
  readonly candidateCount: number
  readonly verifiedCount: number
  readonly payPeople: number
  readonly payQuartiles: readonly number[] | null
}

/** Frequency and pay of each skill among findable candidates. A candidate with a skill and another one that was merged into it counts once. */
export async function readSkillFigures(pool: pg.Pool, merged: ReadonlyMap<string, string>): Promise<SkillFigureRow[]> {
  const answer = await pool.query<SkillFigureRow>(
    `
    select s.skill_id as "skillId", count(*)::int as "candidateCount",
      count(*) filter (where s.evidence > 'claimed')::int as "verifiedCount",
      count(c.hourly_rate_minor)::int as "payPeople",
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by c.hourly_rate_minor) as "payQuartiles"
    from ${merged.size === 0 ? 'candidate_skills' : MEANT_SKILLS} s join candidates c on c.id = s.candidate_id
    where c.state = 'available' and not c.is_agency_away group by s.skill_id`,
    merged.size === 0 ? [] : [[...merged.keys()], [...merged.values()]],
  )
  return answer.rows
}

const MEANT_SKILLS = `(
      select had.candidate_id, coalesce(merged.winner, had.skill_id) as skill_id, max(had.evidence) as evidence
      from candidate_skills had
      left join unnest($1::uuid[], $2::uuid[]) as merged (loser, winner) on merged.loser = had.skill_id
      group by 1, 2)`

export interface PoolFigureRow {
  readonly evidence: string
  readonly people: number
}

/** Counts candidates by their best evidence for any skill. */
export async function readBestEvidence(pool: pg.Pool): Promise<PoolFigureRow[]> {
  const answer = await pool.query<PoolFigureRow>(`
    select best::text as evidence, count(*)::int as people from (
      select max(s.evidence) as best from candidate_skills s join candidates c on c.id = s.candidate_id
      where c.state = 'available' and not c.is_agency_away group by s.candidate_id) as person
    group by best`)
  return answer.rows
}
