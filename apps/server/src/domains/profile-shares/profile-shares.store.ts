import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { type KeysetPage, keysetClauses, keysetPage, type OrderKey } from '../../platform/database/keyset.ts'
import { movableRows } from '../../platform/database/movable-rows.ts'
import { profileShares } from './profile-shares.tables.ts'

export type Share = typeof profileShares.$inferSelect
export type NewShare = typeof profileShares.$inferInsert

interface Wanted {
  readonly companyId: string
  readonly candidate?: string | undefined
  /** Only those that work then. */
  readonly openAt?: Date | undefined
}

export async function listShares(
  db: Queries,
  { sort, page, ...wanted }: Wanted & { readonly sort: readonly SortKey[]; readonly page: PageRequest },
): Promise<KeysetPage<Share> & { total: number }> {
  const keys = orderKeys(sort)
  const clauses = keysetClauses(page, keys)
  const rows = await db
    .select()
    .from(profileShares)
    .where(and(fitting(wanted), clauses.where))
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit)
    .offset(clauses.offset)
  return { ...keysetPage(rows, page, keys), total: await countShares(db, wanted) }
}

export async function countShares(db: Queries, wanted: Wanted): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(profileShares).where(fitting(wanted))
  return counted?.total ?? 0
}

export async function findShare(db: Queries, id: string): Promise<Share | null> {
  const [found] = await db.select().from(profileShares).where(eq(profileShares.id, id))
  return found ?? null
}

export async function insertShare(db: Queries, row: NewShare): Promise<Share> {
  const [inserted] = await db.insert(profileShares).values(row).returning()
  if (inserted === undefined) throw new Error('The link was not stored.')
  return inserted
}

/** The link as it was revoked; null if it already had ended by a revocation. */
export async function endShare(db: Queries, id: string, now: Date): Promise<Share | null> {
  const [ended] = await db
    .update(profileShares)
    .set({ revokedAt: now, updatedAt: now })
    .where(and(eq(profileShares.id, id), isNull(profileShares.revokedAt)))
    .returning()
  return ended ?? null
}

export async function deleteSharesOf(db: Queries, companyId: string): Promise<void> {
  await db.delete(profileShares).where(eq(profileShares.companyId, companyId))
}

/** The links go on to the kept profile. */
export const sharesOfCandidate = movableRows(profileShares, {
  id: profileShares.id,
  candidate: profileShares.candidateId,
})

function fitting({ companyId, candidate, openAt }: Wanted): SQL | undefined {
  return and(
    eq(profileShares.companyId, companyId),
    candidate === undefined ? undefined : eq(profileShares.candidateId, candidate),
    ...(openAt === undefined ? [] : [isNull(profileShares.revokedAt), gt(profileShares.expiresAt, openAt)]),
  )
}

function orderKeys(sort: readonly SortKey[]): OrderKey<Share>[] {
  const descending = sort[0]?.descending ?? true
  return [
    { by: profileShares.createdAt, descending, read: (row: Share) => row.createdAt },
    { by: profileShares.id, descending, read: (row: Share) => row.id },
  ]
}
