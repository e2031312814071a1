import { and, count, desc, eq, isNotNull, like, notLike, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { familyOfTitle } from '../taxonomy/index.ts'
import { candidateSkills, candidates, candidateWork, isFindable } from './candidates.tables.ts'

/** Counts findable candidates by role family, the largest first. */
export async function countCandidatesByFamily(db: Queries): Promise<{ family: string; people: number }[]> {
  const rows = await db
    .select({ titleId: candidates.titleId, people: count() })
    .from(candidates)
    .where(and(isFindable, isNotNull(candidates.titleId)))
    .groupBy(candidates.titleId)
    .orderBy(desc(count()))
  const families = new Map<string, number>()
  for (const { titleId, people } of rows) {
    const family = titleId === null ? null : familyOfTitle(titleId)
    if (family !== null) families.set(family, (families.get(family) ?? 0) + people)
  }
  return [...families].map(([family, people]) => ({ family, people })).toSorted((a, b) => b.people - a.people)
}

/** Work schedules of findable candidates: minutes after local midnight, and how many candidates keep these hours. */
export async function listSchedules(
  db: Queries,
): Promise<{ timezone: string; from: number; to: number; people: number }[]> {
  const from = sql<string>`coalesce(${candidates.workingHours} -> 0 ->> 'from', '09:00')`
  const to = sql<string>`coalesce(${candidates.workingHours} -> 0 ->> 'to', '18:00')`
  const rows = await db
    .select({ timezone: candidates.timezone, from, to, people: count() })
    .from(candidates)
    .where(and(isFindable, isNotNull(candidates.timezone)))
    .groupBy(candidates.timezone, from, to)
  return rows.map((row) => ({
    timezone: row.timezone ?? 'UTC',
    from: minutesOf(row.from),
    to: minutesOf(row.to),
    people: row.people,
  }))
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

export const DEMO_PREFIX = 'demo-'

/** Whether demo candidates exist. */
export async function hasDemoCandidates(db: Queries): Promise<boolean> {
  const found = await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(like(candidates.externalId, `${DEMO_PREFIX}%`))
    .limit(1)
  return found.length > 0
}

/** Whether candidates other than demo ones exist. */
export async function hasOtherCandidates(db: Queries): Promise<boolean> {
  const found = await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(notLike(candidates.externalId, `${DEMO_PREFIX}%`))
    .limit(1)
  return found.length > 0
}

/** Findable candidates by job title, as it was stored. */
export async function countCandidatesByTitle(db: Queries): Promise<Map<string, number>> {
  const rows = await db
    .select({ titleId: candidates.titleId, people: count() })
    .from(candidates)
    .where(and(isFindable, isNotNull(candidates.titleId)))
    .groupBy(candidates.titleId)
  return new Map(rows.map(({ titleId, people }) => [titleId ?? '', people]))
}

/** Whether any candidate has the job title now or had it in an earlier position, findable or not. */
export async function isTitleHeld(db: Queries, titleId: string): Promise<boolean> {
  const held = await db.select({ id: candidates.id }).from(candidates).where(eq(candidates.titleId, titleId)).limit(1)
  const worked = await db
    .select({ id: candidateWork.candidateId })
    .from(candidateWork)
    .where(eq(candidateWork.titleId, titleId))
    .limit(1)
  return held.length + worked.length > 0
}

/** Whether any candidate has the skill, findable or not. */
export async function isSkillHeld(db: Queries, skillId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: candidateSkills.candidateId })
    .from(candidateSkills)
    .where(eq(candidateSkills.skillId, skillId))
    .limit(1)
  return found !== undefined
}
