import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import { and, desc, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { idsOfSkill } from '../../taxonomy/index.ts'
import { titleNameOf } from '../taxonomy/index.ts'
import {
  candidateContacts,
  candidateSkills,
  candidates,
  candidateTexts,
  candidateWork,
  isFindable,
} from './candidates.tables.ts'

const denying = prepared((db: Queries) =>
  db
    .select({ id: candidateContacts.candidateId })
    .from(candidateContacts)
    .where(
      sql`cardinality(${candidateContacts.denyCompanies}) > 0
          and exists (select from unnest(${candidateContacts.denyCompanies}) as denied where lower(denied) = lower(${sql.placeholder('companyName')}))`,
    )
    .prepare(),
)

/** Candidates who denied this company access to their profile. */
export async function listDenying(db: Queries, companyName: string): Promise<string[]> {
  const found = await denying(db).execute({ companyName })
  return found.map((row) => row.id)
}

/** Candidates whose texts contain words verbatim, at most so many; only ids are returned. */
export async function listContainingWords(db: Queries, words: string, most: number): Promise<string[]> {
  const said = sql`to_tsvector('simple', ${candidateTexts.said})`
  const found = await db
    .select({ id: candidateTexts.candidateId })
    .from(candidateTexts)
    .where(sql`${said} @@ phraseto_tsquery('simple', ${words})`)
    .limit(most)
  return found.map((row) => row.id)
}

/** For each word, in order: the candidates whose texts contain it, at most so many; only ids are returned. */
export async function listContainingEach(db: Queries, words: readonly string[], most: number): Promise<string[][]> {
  if (words.length === 0) return []
  const said = sql`to_tsvector('simple', ${candidateTexts.said})`
  const saying = db
    .select({ id: candidateTexts.candidateId })
    .from(candidateTexts)
    .where(sql`${said} @@ phraseto_tsquery('simple', asked.word)`)
    .limit(most)
  const found = await db.execute<{ ids: string[] }>(
    sql`select array(${saying}) as ids from unnest(${sql.param([...words])}::text[]) with ordinality as asked (word, place) order by place`,
  )
  return found.rows.map(({ ids }) => ids)
}

export async function countTexts(db: Queries): Promise<number> {
  return db.$count(candidateTexts)
}

/** Candidates' masked texts about their work: to be compared with other words, never shown. */
export async function loadMaskedTexts(db: Queries, candidateIds: readonly string[]): Promise<Map<string, string>> {
  if (candidateIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(candidateTexts)
    .where(inArray(candidateTexts.candidateId, [...candidateIds]))
  return new Map(rows.map(({ candidateId, said }) => [candidateId, said]))
}

/** Candidates who work or worked for one of these employers; only ids are returned. */
export async function listEmployedAt(db: Queries, names: readonly string[]): Promise<string[]> {
  const lower = names.map((name) => name.trim().toLowerCase())
  const found = await db
    .selectDistinct({ id: candidateWork.candidateId })
    .from(candidateWork)
    .where(inArray(sql`lower(${candidateWork.employer})`, lower))
  return found.map((row) => row.id)
}

const wordsOfEvidence = prepared((db: Queries) =>
  db
    .select({
      candidateId: candidateSkills.candidateId,
      skillId: candidateSkills.skillId,
      excerpt: candidateSkills.excerpt,
    })
    .from(candidateSkills)
    .where(
      and(
        sql`${candidateSkills.candidateId} = any(${sql.placeholder('candidateIds')})`,
        sql`${candidateSkills.skillId} = any(${sql.placeholder('skillIds')})`,
        isNotNull(candidateSkills.excerpt),
      ),
    )
    .prepare(),
)

/** Masked evidence excerpts for some skills, by candidate and skill slug; candidates without any are left out. */
export async function listExcerpts(
  db: Queries,
  candidateIds: readonly string[],
  skillSlugs: Iterable<string>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const excerpts = new Map<string, Map<string, string>>()
  const slugs = new Map([...skillSlugs].flatMap((slug) => idsOfSkill(skillIdOf(slug)).map((id) => [id, slug] as const)))
  if (candidateIds.length === 0 || slugs.size === 0) return excerpts
  const rows = await wordsOfEvidence(db).execute({ candidateIds, skillIds: [...slugs.keys()] })
  for (const { candidateId, skillId, excerpt } of rows) {
    if (excerpt === null) continue
    const own = excerpts.get(candidateId) ?? new Map<string, string>()
    excerpts.set(candidateId, own.set(slugs.get(skillId) ?? '', excerpt))
  }
  return excerpts
}

const MAX_NEW = 20_000

/** Candidates who joined the pool after an instant, the latest first. */
export async function listFindableSince(
  db: Queries,
  since: Date,
): Promise<{ readonly id: string; readonly createdAt: Date }[]> {
  return db
    .select({ id: candidates.id, createdAt: candidates.createdAt })
    .from(candidates)
    .where(and(gt(candidates.createdAt, since), isFindable))
    .orderBy(desc(candidates.createdAt))
    .limit(MAX_NEW)
}

/** Hourly rates in euro cents; candidates who have not stated one are left out. */
export async function listHourlyRates(db: Queries, candidateIds: readonly string[]): Promise<Map<string, number>> {
  if (candidateIds.length === 0) return new Map()
  const rows = await db
    .select({ id: candidates.id, rate: candidates.hourlyRateMinor })
    .from(candidates)
    .where(inArray(candidates.id, [...candidateIds]))
  return new Map(rows.flatMap(({ id, rate }) => (rate === null ? [] : [[id, rate]])))
}

/** Quartiles of the candidates' hourly rates; null if too few state one. */
export async function readPayBand(
  db: Queries,
  candidateIds: readonly string[],
  fewest: number,
): Promise<{ low: number; middle: number; high: number; currency: string; people: number } | null> {
  if (candidateIds.length === 0) return null
  const [row] = await db
    .select({
      people: sql<number>`count(${candidates.hourlyRateMinor})::int`,
      quartiles: sql<
        number[] | null
      >`percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${candidates.hourlyRateMinor})`,
    })
    .from(candidates)
    .where(inArray(candidates.id, [...candidateIds]))
  if (row === undefined || row.people < fewest || row.quartiles === null) return null
  const [low = 0, middle = 0, high = 0] = row.quartiles.map(Math.round)
  return { low, middle, high, currency: 'EUR', people: row.people }
}

/** The fields of a candidate that a guest may see, apart from the explanation. */
export interface GuestView {
  readonly titleName: string | null
  readonly seniority: string
  readonly experienceYears: number | null
  readonly bestEvidence: string | null
}

export async function loadGuestViews(db: Queries, candidateIds: readonly string[]): Promise<Map<string, GuestView>> {
  if (candidateIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: candidates.id,
      titleId: candidates.titleId,
      seniority: candidates.seniority,
      months: candidates.experienceMonths,
      best: sql<
        string | null
      >`(select max(${candidateSkills.evidence})::text from ${candidateSkills} where ${candidateSkills.candidateId} = ${candidates.id})`,
    })
    .from(candidates)
    .where(inArray(candidates.id, [...candidateIds]))
  return new Map(
    rows.map(({ id, titleId, seniority, months, best }) => [
      id,
      {
        titleName: titleId === null ? null : titleNameOf(titleId),
        seniority,
        experienceYears: months === null ? null : Math.round(months / 12),
        bestEvidence: best,
      },
    ]),
  )
}
