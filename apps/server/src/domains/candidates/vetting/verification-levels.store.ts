import type pg from 'pg'
import { GRADE_OF_STAGE, PASS_SHARE } from './vetting.rules.ts'

type Client = Pick<pg.PoolClient, 'query'>

const GRADED = Object.entries(GRADE_OF_STAGE).filter(([, grade]) => grade !== null)
const PASSED = `(v.result = 'pass' or (v.result = 'score' and v.score >= v.score_max * ${PASS_SHARE}))`

/** For each candidate and skill, the best grade that valid, passed results give. `$1` candidates, `$2` today. */
const BEST = `select distinct on (v.candidate_id, s.skill_id) v.candidate_id, s.skill_id, g.grade, v."on"
  from vetting_results v
  join (values ${GRADED.map(([stage, grade]) => `('${stage}', '${grade}'::evidence_grade)`).join(', ')}) as g(stage, grade)
    on g.stage = v.stage
  cross join lateral unnest(v.skill_ids) as s(skill_id)
  where v.candidate_id = any($1::uuid[]) and ${PASSED} and coalesce(v.valid_until >= $2::date, true)
    and not exists (select from vetting_results n where n.supersedes = v.id)
  order by v.candidate_id, s.skill_id, g.grade desc, v."on" desc`

/**
 * Recomputes the verification levels of skills: the imported level, or what a valid result gives if that is higher.
 * The imported one is kept, so that a corrected or expired result can be withdrawn.
 */
export async function deriveLevels(client: Client, candidateIds: readonly string[], today: string): Promise<void> {
  if (candidateIds.length === 0) return
  await client.query(
    `update candidate_skills set evidence = imported_evidence, evidence_on = imported_evidence_on,
       imported_evidence = null, imported_evidence_on = null
     where candidate_id = any($1::uuid[]) and imported_evidence is not null`,
    [candidateIds],
  )
  await client.query(
    `with best as (${BEST})
     update candidate_skills cs set imported_evidence = cs.evidence, imported_evidence_on = cs.evidence_on,
       evidence = best.grade, evidence_on = best."on"
     from best where cs.candidate_id = best.candidate_id and cs.skill_id = best.skill_id
       and (best.grade > cs.evidence or (best.grade = cs.evidence and coalesce(best."on" > cs.evidence_on, true)))`,
    [candidateIds, today],
  )
}

/** The ranking follows the candidate's own row. */
export async function touchCandidates(client: Client, candidateIds: readonly string[], at: Date): Promise<void> {
  await client.query('update candidates set updated_at = $2, version = version + 1 where id = any($1::uuid[])', [
    candidateIds,
    at,
  ])
}

/** Candidates with a level from a result that is no longer valid. */
export async function listOutdated(client: Client, today: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct cs.candidate_id as id from candidate_skills cs
     join vetting_results v on v.candidate_id = cs.candidate_id and cs.skill_id = any(v.skill_ids)
     where cs.imported_evidence is not null and v.valid_until < $1::date and v."on" = cs.evidence_on
       and not exists (select from vetting_results n where n.supersedes = v.id)
     limit 500`,
    [today],
  )
  return rows.map(({ id }) => id)
}
