import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { type KeysetPage, keysetClauses, keysetPage, type OrderKey } from '../../../platform/database/keyset.ts'
import { impersonations } from './impersonations.tables.ts'

export type Impersonation = typeof impersonations.$inferSelect

export async function insertImpersonation(
  db: Queries,
  row: typeof impersonations.$inferInsert,
): Promise<Impersonation> {
  const [inserted] = await db.insert(impersonations).values(row).returning()
  if (inserted === undefined) throw new Error('The impersonation was not inserted.')
  return inserted
}

export async function findImpersonation(db: Queries, id: string): Promise<Impersonation | null> {
  const [found] = await db.select().from(impersonations).where(eq(impersonations.id, id))
  return found ?? null
}

export async function findImpersonationBySession(db: Queries, sessionId: string): Promise<Impersonation | null> {
  const [found] = await db.select().from(impersonations).where(eq(impersonations.sessionId, sessionId))
  return found ?? null
}

/** False if it had ended. */
export async function closeImpersonation(db: Queries, id: string, at: Date): Promise<boolean> {
  const closed = await db
    .update(impersonations)
    .set({ endedAt: at, updatedAt: at })
    .where(and(eq(impersonations.id, id), isNull(impersonations.endedAt)))
    .returning({ id: impersonations.id })
  return closed.length > 0
}

export async function listImpersonations(
  db: Queries,
  { sort, page }: { readonly sort: readonly SortKey[]; readonly page: PageRequest },
): Promise<KeysetPage<Impersonation> & { total: number }> {
  const descending = sort[0]?.descending ?? true
  const keys: OrderKey<Impersonation>[] = [
    { by: impersonations.createdAt, descending, read: (row) => row.createdAt },
    { by: impersonations.id, descending, read: (row) => row.id },
  ]
  const clauses = keysetClauses(page, keys)
  const rows = await db
    .select()
    .from(impersonations)
    .where(clauses.where)
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit)
    .offset(clauses.offset)
  const [counted] = await db.select({ total: count() }).from(impersonations)
  return { ...keysetPage(rows, page, keys), total: counted?.total ?? 0 }
}
