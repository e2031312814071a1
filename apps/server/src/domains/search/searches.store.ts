import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, asc, count, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { type KeysetPage, keysetClauses, keysetPage, type OrderKey } from '../../platform/database/keyset.ts'
import type { FrozenMatch } from './searches.rules.ts'
import { candidateSearches, searchMatches } from './searches.tables.ts'

export type Search = typeof candidateSearches.$inferSelect
export type NewSearch = typeof candidateSearches.$inferInsert
export type MatchRow = typeof searchMatches.$inferSelect

export interface SearchScope {
  readonly companyId: string
  readonly userId: string
  /** The whole company's, or only the own ones and those of assigned requirements. */
  readonly everybody: boolean
  readonly requirementIds: readonly string[]
}

export interface SearchFilter {
  readonly door?: Search['door'] | undefined
  readonly saved?: 'true' | 'false' | undefined
  readonly text?: string | undefined
  readonly user?: string | undefined
  readonly requirement?: string | undefined
}

/** Search and matches together, inside the transaction at hand. */
export async function insertSearch(db: Queries, search: NewSearch, matches: readonly FrozenMatch[]): Promise<Search> {
  const [inserted] = await db.insert(candidateSearches).values(search).returning()
  if (inserted === undefined) throw new Error('The search was not inserted.')
  if (matches.length > 0) await insertMatches(db, inserted.id, matches)
  return inserted
}

/** All in one value: two thousand parameters would cost more than the ranking. */
async function insertMatches(db: Queries, searchId: string, matches: readonly FrozenMatch[]): Promise<void> {
  await db.execute(sql`
    insert into ${searchMatches} (search_id, rank, candidate_id, score, low, high, tie_group, rank_low, rank_high,
      rank_without_claims, overlap_hours, must_haves, contributions, sentence)
    select ${searchId}, rank, "candidateId", score, low, high, "tieGroup", "rankLow", "rankHigh",
      "rankWithoutClaims", "overlapHours", "mustHaves", contributions, sentence
    from json_to_recordset(${JSON.stringify(matches)}::json) as match (rank integer, "candidateId" uuid, score integer,
      low integer, high integer, "tieGroup" integer, "rankLow" integer, "rankHigh" integer, "rankWithoutClaims" integer,
      "overlapHours" real, "mustHaves" jsonb, contributions jsonb, sentence text)`)
}

export async function findSearch(db: Queries, id: string, options: { deleted?: boolean } = {}): Promise<Search | null> {
  const found = await db
    .select()
    .from(candidateSearches)
    .where(and(eq(candidateSearches.id, id), options.deleted ? undefined : isNull(candidateSearches.deletedAt)))
  return found[0] ?? null
}

export async function listSearchesById(db: Queries, ids: readonly string[]): Promise<Search[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(candidateSearches)
    .where(inArray(candidateSearches.id, [...ids]))
}

export async function listSearches(
  db: Queries,
  wanted: { scope: SearchScope; filter: SearchFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<Search> & { total: number }> {
  const keys = orderKeys(wanted.sort)
  const clauses = keysetClauses(wanted.page, keys)
  const condition = and(isNull(candidateSearches.deletedAt), inScope(wanted.scope), fitting(wanted.filter))
  const rows = await db
    .select()
    .from(candidateSearches)
    .where(and(condition, clauses.where))
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit)
    .offset(clauses.offset)
  const [counted] = await db.select({ total: count() }).from(candidateSearches).where(condition)
  return { ...keysetPage(rows, wanted.page, keys), total: counted?.total ?? 0 }
}

export async function listFrozenMatches(
  db: Queries,
  searchId: string,
  window: { from: number; to: number },
): Promise<MatchRow[]> {
  return db
    .select()
    .from(searchMatches)
    .where(
      and(
        eq(searchMatches.searchId, searchId),
        sql`${searchMatches.rank} > ${window.from}`,
        sql`${searchMatches.rank} <= ${window.to}`,
      ),
    )
    .orderBy(asc(searchMatches.rank))
}

export async function findFrozenMatch(db: Queries, searchId: string, candidateId: string): Promise<MatchRow | null> {
  const found = await db
    .select()
    .from(searchMatches)
    .where(and(eq(searchMatches.searchId, searchId), eq(searchMatches.candidateId, candidateId)))
  return found[0] ?? null
}

export async function listFrozenCandidateIds(db: Queries, searchId: string): Promise<string[]> {
  const found = await db
    .select({ id: searchMatches.candidateId })
    .from(searchMatches)
    .where(eq(searchMatches.searchId, searchId))
  return found.map((row) => row.id)
}

/** Candidates in searches that a user made, or that belong to requirements assigned to the user. */
export async function listShownCandidateIds(
  db: Queries,
  userId: string,
  requirementIds: readonly string[],
): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: searchMatches.candidateId })
    .from(searchMatches)
    .innerJoin(candidateSearches, eq(candidateSearches.id, searchMatches.searchId))
    .where(and(isNull(candidateSearches.deletedAt), ownOrAssigned(userId, requirementIds)))
  return found.map((row) => row.id)
}

export async function changeSearch(
  db: Queries,
  id: string,
  change: { savedName?: string | null; deletedAt?: Date | null; deletedBy?: string | null },
  now: Date,
): Promise<Search> {
  const [changed] = await db
    .update(candidateSearches)
    .set({ ...change, updatedAt: now, version: sql`${candidateSearches.version} + 1` })
    .where(eq(candidateSearches.id, id))
    .returning()
  if (changed === undefined) throw new Error('The search is gone.')
  return changed
}

function inScope(scope: SearchScope): SQL | undefined {
  const ofCompany = eq(candidateSearches.companyId, scope.companyId)
  return scope.everybody ? ofCompany : and(ofCompany, ownOrAssigned(scope.userId, scope.requirementIds))
}

function ownOrAssigned(userId: string, requirementIds: readonly string[]): SQL | undefined {
  const own = eq(candidateSearches.userId, userId)
  return requirementIds.length === 0 ? own : or(own, inArray(candidateSearches.requirementId, [...requirementIds]))
}

function fitting({ door, saved, text, user, requirement }: SearchFilter): SQL | undefined {
  const pattern = text === undefined ? '' : `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    door === undefined ? undefined : eq(candidateSearches.door, door),
    saved === undefined ? undefined : (saved === 'true' ? isNotNull : isNull)(candidateSearches.savedName),
    user === undefined ? undefined : eq(candidateSearches.userId, user),
    requirement === undefined ? undefined : eq(candidateSearches.requirementId, requirement),
    text === undefined
      ? undefined
      : or(
          ilike(candidateSearches.text, pattern),
          ilike(candidateSearches.savedName, pattern),
          sql`${candidateSearches.queryCard} ->> 'title' ilike ${pattern}`,
        ),
  )
}

const SORTABLE = {
  createdAt: { by: candidateSearches.createdAt, read: (row: Search) => row.createdAt },
  matchedCount: { by: candidateSearches.matchedCount, read: (row: Search) => row.matchedCount },
  savedName: { by: sql`${candidateSearches.savedName} collate "und-x-icu"`, read: (row: Search) => row.savedName },
} as const

function orderKeys(sort: readonly SortKey[]): OrderKey<Search>[] {
  const asked = sort.flatMap(({ name, descending }) =>
    Object.hasOwn(SORTABLE, name) ? [{ ...SORTABLE[name as keyof typeof SORTABLE], descending }] : [],
  )
  const keys = asked.length > 0 ? asked : [{ ...SORTABLE.createdAt, descending: true }]
  return [...keys, { by: candidateSearches.id, descending: true, read: (row: Search) => row.id }]
}
