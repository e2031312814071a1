import type { PageRequest } from '@assay/jsonapi/page'
import { and, count, eq, lte } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import type { OrderKey } from '../../../platform/database/keyset.ts'
import { listPage } from '../../../platform/database/list-page.ts'
import { factorResets } from './factor-resets.tables.ts'

export type FactorReset = typeof factorResets.$inferSelect

export async function listResets(db: Queries, { page }: { readonly page: PageRequest }) {
  const keys: OrderKey<FactorReset>[] = [
    { by: factorResets.createdAt, descending: true, read: (row) => row.createdAt },
    { by: factorResets.id, descending: true, read: (row) => row.id },
  ]
  return listPage({
    page,
    keys,
    rows: ({ where, orderBy, limit, offset }) =>
      db
        .select()
        .from(factorResets)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: () => db.select({ total: count() }).from(factorResets),
  })
}

export async function findReset(db: Queries, id: string): Promise<FactorReset | null> {
  const [found] = await db.select().from(factorResets).where(eq(factorResets.id, id))
  return found ?? null
}

/** null if one is open already; an expired one is replaced. */
export async function insertReset(
  db: Queries,
  row: typeof factorResets.$inferInsert & { readonly createdAt: Date },
): Promise<FactorReset | null> {
  await db
    .update(factorResets)
    .set({ state: 'rejected', decidedAt: row.createdAt, updatedAt: row.createdAt })
    .where(
      and(
        eq(factorResets.userId, row.userId),
        eq(factorResets.state, 'proposed'),
        lte(factorResets.expiresAt, row.createdAt),
      ),
    )
  const [inserted] = await db.insert(factorResets).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

/** null if it was decided already. */
export async function settleReset(
  db: Queries,
  id: string,
  { state, by, at }: { readonly state: 'confirmed' | 'rejected'; readonly by: string; readonly at: Date },
): Promise<FactorReset | null> {
  const [settled] = await db
    .update(factorResets)
    .set({ state, decidedBy: by, decidedAt: at, updatedAt: at })
    .where(and(eq(factorResets.id, id), eq(factorResets.state, 'proposed')))
    .returning()
  return settled ?? null
}
