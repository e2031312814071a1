import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../../platform/database/keyset.ts'
import { listRows } from '../../../../platform/database/list-page.ts'
import type { RequestScope } from './candidate-requests.store.ts'
import { manualNotices } from './candidate-requests.tables.ts'

export type ManualNotice = typeof manualNotices.$inferSelect

export interface ManualNoticeFilter {
  readonly state?: string | undefined
  readonly requirement?: string | undefined
}

/** Null when the notice already exists. */
export async function insertManualNotice(
  db: Queries,
  row: typeof manualNotices.$inferInsert,
): Promise<ManualNotice | null> {
  const [inserted] = await db.insert(manualNotices).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export async function listManualNotices(
  db: Queries,
  wanted: { scope: RequestScope; filter: ManualNoticeFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<ManualNotice> & { total: number }> {
  const descending = wanted.sort[0]?.descending ?? true
  const keys: OrderKey<ManualNotice>[] = [
    { by: manualNotices.createdAt, descending, read: (row) => row.createdAt },
    { by: manualNotices.id, descending, read: (row) => row.id },
  ]
  const condition = and(inScope(wanted.scope), fitting(wanted.filter))
  return listRows(db, manualNotices, { page: wanted.page, keys, where: condition })
}

export async function findManualNotice(db: Queries, id: string, scope: RequestScope): Promise<ManualNotice | null> {
  const [found] = await db
    .select()
    .from(manualNotices)
    .where(and(eq(manualNotices.id, id), inScope(scope)))
  return found ?? null
}

export async function findManualNoticeById(db: Queries, id: string): Promise<ManualNotice | null> {
  const [found] = await db.select().from(manualNotices).where(eq(manualNotices.id, id))
  return found ?? null
}

/** True in any state, also when the notice is delivered or superseded. */
export async function hasManualNotice(db: Queries, key: string): Promise<boolean> {
  const known = await db.select({ id: manualNotices.id }).from(manualNotices).where(eq(manualNotices.key, key))
  return known.length > 0
}

/** Supersedes the pending notices about an interview or an offer, and returns them. */
export async function supersedeNoticesAbout(db: Queries, subjectId: string, now: Date): Promise<ManualNotice[]> {
  return db
    .update(manualNotices)
    .set({ state: 'superseded', updatedAt: now })
    .where(and(eq(manualNotices.subjectId, subjectId), eq(manualNotices.state, 'pending')))
    .returning()
}

/** Null when another request changed it first. */
export async function markDelivered(
  db: Queries,
  id: string,
  delivery: Pick<ManualNotice, 'method' | 'note' | 'deliveredBy' | 'deliveredAt'>,
  now: Date,
): Promise<ManualNotice | null> {
  const [updated] = await db
    .update(manualNotices)
    .set({ ...delivery, state: 'delivered', updatedAt: now })
    .where(and(eq(manualNotices.id, id), eq(manualNotices.state, 'pending')))
    .returning()
  return updated ?? null
}

/** Every notice of a company, for its export. */
export async function listAllManualNotices(db: Queries, companyId: string): Promise<ManualNotice[]> {
  return db.select().from(manualNotices).where(eq(manualNotices.companyId, companyId)).orderBy(manualNotices.createdAt)
}

export async function deleteManualNoticesOf(
  db: Queries,
  whose: { readonly candidateId: string } | { readonly shortlistedId: string },
): Promise<void> {
  const own =
    'candidateId' in whose
      ? eq(manualNotices.candidateId, whose.candidateId)
      : eq(manualNotices.shortlistedId, whose.shortlistedId)
  await db.delete(manualNotices).where(own)
}

function inScope(scope: RequestScope): SQL | undefined {
  if (scope.kind === 'operator') return undefined
  if (scope.kind === 'agency') return eq(manualNotices.agencyId, scope.agencyId)
  return and(
    eq(manualNotices.companyId, scope.companyId),
    scope.requirementIds === null ? undefined : inArray(manualNotices.requirementId, [...scope.requirementIds]),
  )
}

const fitting = ({ state, requirement }: ManualNoticeFilter): SQL | undefined =>
  and(
    state === undefined ? undefined : sql`${manualNotices.state} = ${state}`,
    requirement === undefined ? undefined : eq(manualNotices.requirementId, requirement),
  )
