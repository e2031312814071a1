import { and, count, isNotNull, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { mergedSkillIds } from '../../taxonomy/index.ts'
import { requirements } from './requirements.tables.ts'

/** By skill, the jobs that require it. Those that require a skill and one that was merged into it count once. */
export async function countJobsBySkill(db: Queries): Promise<Map<string, number>> {
  const merged = mergedSkillIds()
  const found = await db.execute<{ skillId: string; jobs: number }>(sql`
    select coalesce(merged.winner, asked.skill_id::text) as "skillId", count(distinct ${requirements.id})::int as jobs
    from ${requirements}
    cross join lateral (
      select jsonb_path_query(${requirements.criteria}, '$.mustHave[*].anyOf[*]') #>> '{}' as skill_id
      union all
      select jsonb_path_query(${requirements.criteria}, '$.niceToHave[*].skillId') #>> '{}'
    ) as asked
    left join unnest(${sql.param([...merged.keys()])}::text[], ${sql.param([...merged.values()])}::text[])
      as merged (loser, winner) on merged.loser = asked.skill_id
    where ${requirements.state} <> 'archived'
    group by 1`)
  return new Map(found.rows.map(({ skillId, jobs }) => [skillId, jobs]))
}

/** By job title, as it was requested, the jobs that look for it. */
export async function countJobsByTitle(db: Queries): Promise<Map<string, number>> {
  const titleId = sql<string | null>`${requirements.criteria} ->> 'titleId'`
  const rows = await db
    .select({ titleId, jobs: count() })
    .from(requirements)
    .where(and(ne(requirements.state, 'archived'), isNotNull(titleId)))
    .groupBy(titleId)
  return new Map(rows.map(({ titleId: id, jobs }) => [id ?? '', jobs]))
}
