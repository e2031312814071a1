import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { candidateContacts, candidateSkills, candidates, candidateWork } from './candidates.tables.ts'
import { skillSlugOf } from './taxonomy-lookup.ts'

/** Candidates who do not want this company to learn of them. */
export async function listDenying(db: Queries, companyName: string): Promise<string[]> {
  const found = await db
    .select({ id: candidateContacts.candidateId })
    .from(candidateContacts)
    .where(
      sql`cardinality(${candidateContacts.denyCompanies}) > 0
          and exists (select from unnest(${candidateContacts.denyCompanies}) as denied where lower(denied) = lower(${companyName}))`,
    )
  return found.map((row) => row.id)
}

/** Candidates who work or worked for one of these; only ids leave. */
export async function listEmployedAt(db: Queries, names: readonly string[]): Promise<string[]> {
  const lower = names.map((name) => name.trim().toLowerCase())
  const found = await db
    .selectDistinct({ id: candidateWork.candidateId })
    .from(candidateWork)
    .where(inArray(sql`lower(${candidateWork.employer})`, lower))
  return found.map((row) => row.id)
}

/** The masked words of evidence, by candidate and skill slug. */
export async function listExcerpts(
  db: Queries,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string | null>>> {
  const excerpts = new Map<string, Map<string, string | null>>()
  if (candidateIds.length === 0) return excerpts
  const found = await db
    .select({
      candidateId: candidateSkills.candidateId,
      skillId: candidateSkills.skillId,
      excerpt: candidateSkills.excerpt,
    })
    .from(candidateSkills)
    .where(inArray(candidateSkills.candidateId, [...candidateIds]))
  for (const { candidateId, skillId, excerpt } of found) {
    const slug = skillSlugOf(skillId)
    if (slug === null) continue
    const own = excerpts.get(candidateId) ?? new Map<string, string | null>()
    excerpts.set(candidateId, own.set(slug, excerpt))
  }
  return excerpts
}

const MOST_NEW = 20_000

/** Who came into the pool after an instant. */
export async function listFindableSince(db: Queries, since: Date): Promise<string[]> {
  const found = await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(gt(candidates.createdAt, since), eq(candidates.state, 'available')))
    .limit(MOST_NEW)
  return found.map((row) => row.id)
}
