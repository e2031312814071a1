import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../platform/database/keyset.ts'
import { contains } from '../../../platform/database/like-text.ts'
import { listRows } from '../../../platform/database/list-page.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import type { FrozenMatch } from './searches.rules.ts'
import { candidateSearches, searchMatchLists } from './searches.tables.ts'
import { type StoredMatches, unpackMatches } from './stored-matches.rules.ts'

export type Search = typeof candidateSearches.$inferSelect
/** A new search, which has no name and is not deleted. */
export type NewSearch = Omit<Search, 'savedName' | 'deletedAt' | 'deletedBy' | 'version'>
/** The ownership of a search, without its content. */
export type SearchReference = Pick<Search, 'id' | 'companyId' | 'userId' | 'requirementId' | 'deletedAt'>

export interface SearchScope {
  readonly companyId: string
  readonly userId: string
  /** True for all of the company's; false for the user's own and those of assigned requirements. */
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

/** Inserts search and matches together, in the caller's transaction. */
export async function insertSearch(
  db: Queries,
  search: NewSearch,
  { candidateIds, kept }: { readonly candidateIds: readonly string[]; readonly kept: StoredMatches },
): Promise<Search> {
  const inserted: Search = { ...search, savedName: null, deletedAt: null, deletedBy: null, version: 1 }
  await db.insert(candidateSearches).values(inserted)
  if (candidateIds.length > 0)
    await db.insert(searchMatchLists).values({ searchId: inserted.id, candidateIds: [...candidateIds], kept })
  return inserted
}

const searchesById = prepared((db: Queries) =>
  db
    .select()
    .from(candidateSearches)
    .where(eq(candidateSearches.id, sql.placeholder('id')))
    .prepare(),
)

export async function findSearch(db: Queries, id: string, options: { deleted?: boolean } = {}): Promise<Search | null> {
  const [found] = await searchesById(db).execute({ id })
  return found === undefined || (found.deletedAt !== null && options.deleted !== true) ? null : found
}

const referencesById = prepared((db: Queries) =>
  db
    .select({
      id: candidateSearches.id,
      companyId: candidateSearches.companyId,
      userId: candidateSearches.userId,
      requirementId: candidateSearches.requirementId,
      deletedAt: candidateSearches.deletedAt,
    })
    .from(candidateSearches)
    .where(eq(candidateSearches.id, sql.placeholder('id')))
    .prepare(),
)

export async function findSearchReference(db: Queries, id: string): Promise<SearchReference | null> {
  const [found] = await referencesById(db).execute({ id })
  return found === undefined || found.deletedAt !== null ? null : found
}

export async function listSearchesById(db: Queries, ids: readonly string[]): Promise<Search[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(candidateSearches)
    .where(inArray(candidateSearches.id, [...ids]))
}

/** When and for which job a search was run, without its content. */
export type SearchOccasion = Pick<Search, 'id' | 'requirementId' | 'createdAt'>

/** Without those whose profiles of the time are unknown. */
export async function listSealedOccasions(db: Queries, ids: readonly string[]): Promise<SearchOccasion[]> {
  if (ids.length === 0) return []
  const { id, requirementId, createdAt, seal } = candidateSearches
  return db
    .select({ id, requirementId, createdAt })
    .from(candidateSearches)
    .where(and(inArray(id, [...ids]), isNotNull(seal)))
}

export async function listSearches(
  db: Queries,
  wanted: {
    scope: SearchScope
    filter: SearchFilter
    sort: readonly SortKey[]
    page: PageRequest
    /** How far the history reaches. Searches for a job stay with it. */
    since?: Date | null
  },
): Promise<KeysetPage<Search> & { total: number }> {
  const keys = orderKeys(wanted.sort)
  const condition = and(
    isNull(candidateSearches.deletedAt),
    inScope(wanted.scope),
    fitting(wanted.filter),
    reaching(wanted.since ?? null),
  )
  return listRows(db, candidateSearches, { page: wanted.page, keys, where: condition })
}

const reaching = (since: Date | null) =>
  since === null ? undefined : or(isNotNull(candidateSearches.requirementId), gte(candidateSearches.createdAt, since))

/** Frozen searches for jobs from one instant up to another, oldest first; of one company, or of all. */
export async function listSearchesForJobs(
  db: Queries,
  { companyId, from, to }: { companyId: string | null; from: Date; to: Date },
): Promise<(Search & { requirementId: string })[]> {
  const rows = await db
    .select()
    .from(candidateSearches)
    .where(
      and(
        companyId === null ? undefined : eq(candidateSearches.companyId, companyId),
        isNotNull(candidateSearches.requirementId),
        isNotNull(candidateSearches.seal),
        gte(candidateSearches.createdAt, from),
        lt(candidateSearches.createdAt, to),
      ),
    )
    .orderBy(candidateSearches.createdAt, candidateSearches.id)
  return rows.flatMap((row) => (row.requirementId === null ? [] : [{ ...row, requirementId: row.requirementId }]))
}

/** Matches after rank `from` up to rank `to`, best first. */
export async function findFrozen(
  db: Queries,
  searchId: string,
): Promise<Pick<typeof searchMatchLists.$inferSelect, 'candidateIds' | 'kept'> | null> {
  const [list] = await db.select().from(searchMatchLists).where(eq(searchMatchLists.searchId, searchId))
  return list ?? null
}

export async function listFrozenMatches(
  db: Queries,
  searchId: string,
  window: { from: number; to: number },
): Promise<FrozenMatch[]> {
  const list = await findFrozen(db, searchId)
  return list === null ? [] : unpackMatches(list.kept, list.candidateIds, window)
}

export async function findFrozenMatch(db: Queries, searchId: string, candidateId: string): Promise<FrozenMatch | null> {
  const list = await findFrozen(db, searchId)
  const place = list?.candidateIds.indexOf(candidateId) ?? -1
  if (list === null || place === -1) return null
  return unpackMatches(list.kept, list.candidateIds, { from: place, to: place + 1 })[0] ?? null
}

export async function listFrozenCandidateIds(db: Queries, searchId: string): Promise<string[]> {
  const [list] = await db
    .select({ ids: searchMatchLists.candidateIds })
    .from(searchMatchLists)
    .where(eq(searchMatchLists.searchId, searchId))
  return list?.ids ?? []
}

/** Candidates in a user's searches, or in searches of requirements assigned to the user. */
export async function listShownCandidateIds(
  db: Queries,
  userId: string,
  requirementIds: readonly string[],
): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: sql<string>`unnest(${searchMatchLists.candidateIds})` })
    .from(searchMatchLists)
    .innerJoin(candidateSearches, eq(candidateSearches.id, searchMatchLists.searchId))
    .where(and(isNull(candidateSearches.deletedAt), ownOrAssigned(userId, requirementIds)))
  return found.map((row) => row.id)
}

export async function lockVersion(db: Queries, id: string): Promise<number> {
  const { version } = candidateSearches
  const [locked] = await db
    .select({ version })
    .from(candidateSearches)
    .where(eq(candidateSearches.id, id))
    .for('update')
  if (locked === undefined) throw new Gone('search')
  return locked.version
}

export async function changeSearch(
  db: Queries,
  id: string,
  change: { savedName?: string | null; deletedAt?: Date | null; deletedBy?: string | null; seenAt?: Date },
  now: Date,
): Promise<Search> {
  // That its owner saw it is no change that someone else could overwrite.
  const isSeen = Object.keys(change).every((name) => name === 'seenAt')
  const version = isSeen ? {} : { version: sql`${candidateSearches.version} + 1` }
  const [changed] = await db
    .update(candidateSearches)
    .set({ ...change, ...version, updatedAt: now })
    .where(eq(candidateSearches.id, id))
    .returning()
  if (changed === undefined) throw new Gone('search')
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
  return and(
    door === undefined ? undefined : eq(candidateSearches.door, door),
    saved === undefined ? undefined : (saved === 'true' ? isNotNull : isNull)(candidateSearches.savedName),
    user === undefined ? undefined : eq(candidateSearches.userId, user),
    requirement === undefined ? undefined : eq(candidateSearches.requirementId, requirement),
    text === undefined
      ? undefined
      : or(
          contains(candidateSearches.text, text),
          contains(candidateSearches.savedName, text),
          contains(sql`${candidateSearches.criteria} ->> 'title'`, text),
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
