import type { MemberState, Readiness } from '@assay/contracts/communities'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, gte, inArray, isNotNull, lt, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { fromEitherEnd, type KeysetPage } from '../../../platform/database/keyset.ts'
import { listPage } from '../../../platform/database/list-page.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { communities, communityMembers } from './communities.tables.ts'

export type Member = typeof communityMembers.$inferSelect
export type MemberChange = Partial<Omit<Member, 'id' | 'communityId' | 'candidateId' | 'createdAt' | 'updatedAt'>>

const joined = inArray(communityMembers.state, ['joined', 'muted'])

export interface MemberFilter {
  readonly community?: string | undefined
  readonly state?: MemberState | undefined
  readonly readiness?: Readiness | undefined
  readonly tag?: string | undefined
  /** Joined members whose consent ends until then. */
  readonly endsUntil?: string | undefined
  readonly candidateIds?: readonly string[] | undefined
}

const ofCompany = (companyId: string): SQL =>
  sql`${communityMembers.communityId} in (select id from ${communities} where company_id = ${companyId})`

const fitting = (companyId: string, filter: MemberFilter): SQL | undefined =>
  and(
    ofCompany(companyId),
    filter.community === undefined ? undefined : eq(communityMembers.communityId, filter.community),
    filter.state === undefined ? undefined : eq(communityMembers.state, filter.state),
    filter.readiness === undefined ? undefined : eq(communityMembers.readiness, filter.readiness),
    filter.tag === undefined ? undefined : sql`${filter.tag} = any(${communityMembers.tags})`,
    filter.endsUntil === undefined ? undefined : and(joined, lte(communityMembers.consentUntil, filter.endsUntil)),
    filter.candidateIds === undefined ? undefined : inArray(communityMembers.candidateId, [...filter.candidateIds]),
  )

export async function listMembers(
  db: Queries,
  wanted: { companyId: string; filter: MemberFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<Member> & { total: number }> {
  const { companyId, filter, sort, page } = wanted
  const among = fitting(companyId, filter)
  const byConsent = sort.some(({ name }) => name === 'consentUntil')
  const keys = fromEitherEnd<Member>(
    [
      byConsent
        ? {
            by: sql`coalesce(${communityMembers.consentUntil}, '9999-12-31'::date)`,
            descending: false,
            read: (row) => row.consentUntil ?? '9999-12-31',
          }
        : { by: communityMembers.createdAt, descending: true, read: (row) => row.createdAt },
      { by: communityMembers.id, descending: !byConsent, read: (row) => row.id },
    ],
    sort,
  )
  return listPage<Member>({
    page,
    keys,
    rows: ({ where, orderBy, limit, offset }) =>
      db
        .select()
        .from(communityMembers)
        .where(and(among, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: () => db.select({ total: count() }).from(communityMembers).where(among),
  })
}

/** Every member of these communities; they are few compared with the candidates. */
export async function listMembersOf(db: Queries, communityIds: readonly string[]): Promise<Member[]> {
  if (communityIds.length === 0) return []
  return db
    .select()
    .from(communityMembers)
    .where(inArray(communityMembers.communityId, [...communityIds]))
    .orderBy(communityMembers.createdAt, communityMembers.id)
}

export async function findMember(db: Queries, companyId: string, id: string): Promise<Member | null> {
  const [found] = await db
    .select()
    .from(communityMembers)
    .where(and(ofCompany(companyId), eq(communityMembers.id, id)))
  return found ?? null
}

export async function lockMember(db: Queries, id: string): Promise<Member | null> {
  const [found] = await db.select().from(communityMembers).where(eq(communityMembers.id, id)).for('update')
  return found ?? null
}

/** Null if the candidate is in the community already. */
export async function addMember(db: Queries, row: typeof communityMembers.$inferInsert): Promise<Member | null> {
  const [added] = await db.insert(communityMembers).values(row).onConflictDoNothing().returning()
  return added ?? null
}

export async function findMembership(db: Queries, communityId: string, candidateId: string): Promise<Member | null> {
  const [found] = await db
    .select()
    .from(communityMembers)
    .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.candidateId, candidateId)))
    .for('update')
  return found ?? null
}

export async function updateMember(db: Queries, id: string, change: MemberChange, at: Date): Promise<Member> {
  const [updated] = await db
    .update(communityMembers)
    .set({ ...change, updatedAt: at })
    .where(eq(communityMembers.id, id))
    .returning()
  if (updated === undefined) throw new Gone('member')
  return updated
}

/** Members whose consent ended before the day. */
export async function listLapsedMembers(db: Queries, today: string): Promise<Member[]> {
  return db
    .select()
    .from(communityMembers)
    .where(and(joined, isNotNull(communityMembers.consentUntil), lt(communityMembers.consentUntil, today)))
    .orderBy(communityMembers.id)
}

/** Candidates who joined and whose consent has not ended. */
export async function listJoinedIds(db: Queries, communityId: string, today: string): Promise<string[]> {
  const found = await db
    .select({ candidateId: communityMembers.candidateId })
    .from(communityMembers)
    .where(and(eq(communityMembers.communityId, communityId), joined, gte(communityMembers.consentUntil, today)))
  return found.map(({ candidateId }) => candidateId)
}

/** Members who get the posts by mail. */
export async function listListening(db: Queries, communityId: string, today: string): Promise<Member[]> {
  return db
    .select()
    .from(communityMembers)
    .where(
      and(
        eq(communityMembers.communityId, communityId),
        eq(communityMembers.state, 'joined'),
        gte(communityMembers.consentUntil, today),
      ),
    )
    .orderBy(communityMembers.id)
}

export async function listEveryMembershipOf(db: Queries, candidateId: string): Promise<Member[]> {
  return db
    .select()
    .from(communityMembers)
    .where(eq(communityMembers.candidateId, candidateId))
    .orderBy(communityMembers.id)
}

/** Memberships of a candidate that are not over. */
export async function listMembershipsOf(db: Queries, candidateId: string): Promise<Member[]> {
  return db
    .select()
    .from(communityMembers)
    .where(and(eq(communityMembers.candidateId, candidateId), notInArray(communityMembers.state, ['left'])))
    .orderBy(communityMembers.id)
}

/** Removes every trace of an erased candidate. */
export async function eraseMembershipsOf(db: Queries, candidateId: string): Promise<string[]> {
  const gone = await db
    .delete(communityMembers)
    .where(eq(communityMembers.candidateId, candidateId))
    .returning({ id: communityMembers.id })
  return gone.map(({ id }) => id)
}

export async function findOwnMembership(
  db: Queries,
  { id, candidateId }: { id: string; candidateId: string },
): Promise<Member | null> {
  const [found] = await db
    .select()
    .from(communityMembers)
    .where(and(eq(communityMembers.id, id), eq(communityMembers.candidateId, candidateId)))
  return found ?? null
}
