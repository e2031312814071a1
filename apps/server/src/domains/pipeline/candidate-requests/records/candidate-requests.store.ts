import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../../platform/database/keyset.ts'
import { listRows } from '../../../../platform/database/list-page.ts'
import { Gone } from '../../../../platform/errors/gone.ts'
import { REMIND_BEFORE_MS } from './candidate-requests.rules.ts'
import { candidateRequests } from './candidate-requests.tables.ts'

export type CandidateRequest = typeof candidateRequests.$inferSelect
export type NewRequest = typeof candidateRequests.$inferInsert

export type RequestScope =
  | { readonly kind: 'company'; readonly companyId: string; readonly requirementIds: readonly string[] | null }
  | { readonly kind: 'agency'; readonly agencyId: string }
  | { readonly kind: 'operator' }

export interface RequestFilter {
  readonly state?: string | undefined
  readonly kind?: string | undefined
  readonly requirement?: string | undefined
  /** Due, but not answered by this instant. */
  readonly overdueAt?: Date | undefined
}

export async function listRequests(
  db: Queries,
  wanted: { scope: RequestScope; filter: RequestFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<CandidateRequest> & { total: number }> {
  const keys = orderKeys(wanted.sort)
  const condition = and(inScope(wanted.scope), fitting(wanted.filter))
  return listRows(db, candidateRequests, { page: wanted.page, keys, where: condition })
}

export async function findRequest(db: Queries, id: string, scope: RequestScope): Promise<CandidateRequest | null> {
  const [found] = await db
    .select()
    .from(candidateRequests)
    .where(and(eq(candidateRequests.id, id), inScope(scope)))
  return found ?? null
}

export async function findRequestById(db: Queries, id: string): Promise<CandidateRequest | null> {
  const [found] = await db.select().from(candidateRequests).where(eq(candidateRequests.id, id))
  return found ?? null
}

export async function lockRequest(db: Queries, id: string): Promise<CandidateRequest> {
  const [locked] = await db.select().from(candidateRequests).where(eq(candidateRequests.id, id)).for('update')
  if (locked === undefined) throw new Gone('candidate request')
  return locked
}

/** Every request in a process, oldest first. */
export async function listRequestsOfEntry(db: Queries, shortlistedId: string): Promise<CandidateRequest[]> {
  return db
    .select()
    .from(candidateRequests)
    .where(eq(candidateRequests.shortlistedId, shortlistedId))
    .orderBy(candidateRequests.createdAt)
}

export async function listRequestsById(db: Queries, ids: readonly string[]): Promise<Map<string, CandidateRequest>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select()
    .from(candidateRequests)
    .where(inArray(candidateRequests.id, [...ids]))
  return new Map(found.map((request) => [request.id, request]))
}

export async function listAllRequests(db: Queries, companyId: string): Promise<CandidateRequest[]> {
  return db
    .select()
    .from(candidateRequests)
    .where(eq(candidateRequests.companyId, companyId))
    .orderBy(candidateRequests.createdAt, candidateRequests.id)
}

/** Null when the same request is already open. */
export async function insertRequest(db: Queries, row: NewRequest): Promise<CandidateRequest | null> {
  const [inserted] = await db.insert(candidateRequests).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export async function updateRequest(
  db: Queries,
  id: string,
  change: Partial<Omit<NewRequest, 'id'>>,
  now: Date,
): Promise<CandidateRequest> {
  const [updated] = await db
    .update(candidateRequests)
    .set({ ...change, updatedAt: now, version: sql`${candidateRequests.version} + 1` })
    .where(eq(candidateRequests.id, id))
    .returning()
  if (updated === undefined) throw new Gone('candidate request')
  return updated
}

/** A request is the candidate’s own text, so it is erased with them. */
/** By the candidate, or by one process of theirs. */
export async function deleteRequestsOf(
  db: Queries,
  whose: { readonly candidateId: string } | { readonly shortlistedId: string },
): Promise<string[]> {
  const deleted = await db
    .delete(candidateRequests)
    .where(
      'candidateId' in whose
        ? eq(candidateRequests.candidateId, whose.candidateId)
        : eq(candidateRequests.shortlistedId, whose.shortlistedId),
    )
    .returning({ id: candidateRequests.id })
  return deleted.map(({ id }) => id)
}

const BATCH = 200

/** Requests that the clock has to process; each is checked again under its lock. */
export async function listDueRequests(db: Queries, what: 'remind' | 'overdue', now: Date): Promise<CandidateRequest[]> {
  const by = what === 'remind' ? new Date(now.getTime() + REMIND_BEFORE_MS) : now
  return db
    .select()
    .from(candidateRequests)
    .where(
      and(
        ...[eq(candidateRequests.state, 'open'), lte(candidateRequests.answerBy, by)],
        isNull(what === 'remind' ? candidateRequests.remindedAt : candidateRequests.overdueAt),
      ),
    )
    .orderBy(candidateRequests.answerBy)
    .limit(BATCH)
}

function inScope(scope: RequestScope): SQL | undefined {
  if (scope.kind === 'operator') return undefined
  if (scope.kind === 'agency') return sql`false`
  return and(
    eq(candidateRequests.companyId, scope.companyId),
    scope.requirementIds === null ? undefined : inArray(candidateRequests.requirementId, [...scope.requirementIds]),
  )
}

function fitting({ state, kind, requirement, overdueAt }: RequestFilter): SQL | undefined {
  return and(
    state === undefined ? undefined : inArray(candidateRequests.state, state.split(',') as CandidateRequest['state'][]),
    kind === undefined ? undefined : inArray(candidateRequests.kind, kind.split(',') as CandidateRequest['kind'][]),
    requirement === undefined ? undefined : eq(candidateRequests.requirementId, requirement),
    overdueAt === undefined
      ? undefined
      : and(eq(candidateRequests.state, 'open'), lte(candidateRequests.answerBy, overdueAt)),
  )
}

const SORTABLE = {
  createdAt: { by: candidateRequests.createdAt, read: (row: CandidateRequest) => row.createdAt },
  answerBy: { by: candidateRequests.answerBy, read: (row: CandidateRequest) => row.answerBy },
} as const

function orderKeys(sort: readonly SortKey[]): OrderKey<CandidateRequest>[] {
  const asked = sort.flatMap(({ name, descending }) =>
    Object.hasOwn(SORTABLE, name) ? [{ ...SORTABLE[name as keyof typeof SORTABLE], descending }] : [],
  )
  const keys = asked.length > 0 ? asked : [{ ...SORTABLE.createdAt, descending: true }]
  return [...keys, { by: candidateRequests.id, descending: true, read: (row: CandidateRequest) => row.id }]
}
