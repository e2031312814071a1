import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { type KeysetPage, keysetClauses, keysetPage, type OrderKey } from '../../../platform/database/keyset.ts'
import type { RequestScope } from './candidate-requests.store.ts'
import { owedLetters } from './candidate-requests.tables.ts'

export type OwedLetter = typeof owedLetters.$inferSelect

export interface LetterFilter {
  readonly state?: string | undefined
  readonly requirement?: string | undefined
}

/** null: it is owed already. */
export async function insertOwedLetter(db: Queries, row: typeof owedLetters.$inferInsert): Promise<OwedLetter | null> {
  const [inserted] = await db.insert(owedLetters).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export async function listOwedLetters(
  db: Queries,
  wanted: { scope: RequestScope; filter: LetterFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<OwedLetter> & { total: number }> {
  const descending = wanted.sort[0]?.descending ?? true
  const keys: OrderKey<OwedLetter>[] = [
    { by: owedLetters.createdAt, descending, read: (row) => row.createdAt },
    { by: owedLetters.id, descending, read: (row) => row.id },
  ]
  const clauses = keysetClauses(wanted.page, keys)
  const condition = and(inScope(wanted.scope), fitting(wanted.filter))
  const rows = await db
    .select()
    .from(owedLetters)
    .where(and(condition, clauses.where))
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit)
    .offset(clauses.offset)
  const [counted] = await db.select({ total: count() }).from(owedLetters).where(condition)
  return { ...keysetPage(rows, wanted.page, keys), total: counted?.total ?? 0 }
}

export async function findOwedLetter(db: Queries, id: string, scope: RequestScope): Promise<OwedLetter | null> {
  const [found] = await db
    .select()
    .from(owedLetters)
    .where(and(eq(owedLetters.id, id), inScope(scope)))
  return found ?? null
}

export async function findOwedLetterById(db: Queries, id: string): Promise<OwedLetter | null> {
  const [found] = await db.select().from(owedLetters).where(eq(owedLetters.id, id))
  return found ?? null
}

/** Whether this very letter was written down before, whatever became of it. */
export async function isOwedOrTold(db: Queries, key: string): Promise<boolean> {
  const known = await db.select({ id: owedLetters.id }).from(owedLetters).where(eq(owedLetters.key, key))
  return known.length > 0
}

/** What was to be told about an interview or an offer is no longer so. */
export async function overtakeLetters(db: Queries, subjectId: string, now: Date): Promise<void> {
  await db
    .update(owedLetters)
    .set({ state: 'overtaken', updatedAt: now })
    .where(and(eq(owedLetters.subjectId, subjectId), eq(owedLetters.state, 'owed')))
}

/** null: somebody was faster. */
export async function markLetterTold(
  db: Queries,
  id: string,
  told: Pick<OwedLetter, 'how' | 'note' | 'toldBy' | 'toldAt'>,
  now: Date,
): Promise<OwedLetter | null> {
  const [updated] = await db
    .update(owedLetters)
    .set({ ...told, state: 'told', updatedAt: now })
    .where(and(eq(owedLetters.id, id), eq(owedLetters.state, 'owed')))
    .returning()
  return updated ?? null
}

/** Everything of a company, for its export. */
export async function listAllLetters(db: Queries, companyId: string): Promise<OwedLetter[]> {
  return db.select().from(owedLetters).where(eq(owedLetters.companyId, companyId)).orderBy(owedLetters.createdAt)
}

export async function deleteOwedLettersOf(db: Queries, candidateId: string): Promise<void> {
  await db.delete(owedLetters).where(eq(owedLetters.candidateId, candidateId))
}

function inScope(scope: RequestScope): SQL | undefined {
  if (scope.kind === 'operator') return undefined
  if (scope.kind === 'agency') return eq(owedLetters.agencyId, scope.agencyId)
  return and(
    eq(owedLetters.companyId, scope.companyId),
    scope.requirementIds === null ? undefined : inArray(owedLetters.requirementId, [...scope.requirementIds]),
  )
}

const fitting = ({ state, requirement }: LetterFilter): SQL | undefined =>
  and(
    state === undefined ? undefined : sql`${owedLetters.state} = ${state}`,
    requirement === undefined ? undefined : eq(owedLetters.requirementId, requirement),
  )
