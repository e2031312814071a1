import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { type KeysetPage, keysetClauses, keysetPage, type OrderKey } from '../../../platform/database/keyset.ts'
import { candidates, vettingResults } from '../profiles/candidates.tables.ts'
import type { VettingResult } from './vetting.store.ts'
import { vettingChanges } from './vetting.tables.ts'

export type VettingChange = typeof vettingChanges.$inferSelect
export interface ShownChange extends VettingChange {
  readonly candidateName: string
  /** The result that it corrects. */
  readonly before: VettingResult
}

interface Wanted {
  readonly filter: { readonly candidate?: string | undefined; readonly state?: VettingChange['state'] | undefined }
  readonly sort: readonly SortKey[]
  readonly page: PageRequest
}

const columns = { change: vettingChanges, before: vettingResults, candidateName: candidates.maskedName }

export async function listChanges(
  db: Queries,
  { filter, sort, page }: Wanted,
): Promise<KeysetPage<ShownChange> & { total: number }> {
  const descending = sort[0]?.descending ?? true
  const keys: OrderKey<ShownChange>[] = [
    { by: vettingChanges.createdAt, descending, read: (row) => row.createdAt },
    { by: vettingChanges.id, descending, read: (row) => row.id },
  ]
  const clauses = keysetClauses(page, keys)
  const among = and(
    filter.candidate === undefined ? undefined : eq(vettingChanges.candidateId, filter.candidate),
    filter.state === undefined ? undefined : eq(vettingChanges.state, filter.state),
  )
  const rows = await db
    .select(columns)
    .from(vettingChanges)
    .innerJoin(candidates, eq(candidates.id, vettingChanges.candidateId))
    .innerJoin(vettingResults, eq(vettingResults.id, vettingChanges.resultId))
    .where(and(among, clauses.where))
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit)
    .offset(clauses.offset)
  const [counted] = await db.select({ total: count() }).from(vettingChanges).where(among)
  const shown = rows.map(({ change, ...beside }) => ({ ...change, ...beside }))
  return { ...keysetPage(shown, page, keys), total: counted?.total ?? 0 }
}

export async function findChange(db: Queries, id: string): Promise<ShownChange | null> {
  const [row] = await db
    .select(columns)
    .from(vettingChanges)
    .innerJoin(candidates, eq(candidates.id, vettingChanges.candidateId))
    .innerJoin(vettingResults, eq(vettingResults.id, vettingChanges.resultId))
    .where(eq(vettingChanges.id, id))
  return row ? { ...row.change, before: row.before, candidateName: row.candidateName } : null
}

/** Null if a correction of the result is open already. */
export async function insertChange(
  db: Queries,
  row: typeof vettingChanges.$inferInsert,
): Promise<VettingChange | null> {
  const [inserted] = await db.insert(vettingChanges).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

/** Null if it was decided in the meantime. */
export async function settleChange(
  db: Queries,
  id: string,
  { state, by, at }: { state: 'confirmed' | 'rejected'; by: string; at: Date },
): Promise<VettingChange | null> {
  const [settled] = await db
    .update(vettingChanges)
    .set({ state, decidedBy: by, decidedAt: at, updatedAt: at })
    .where(and(eq(vettingChanges.id, id), eq(vettingChanges.state, 'proposed')))
    .returning()
  return settled ?? null
}
