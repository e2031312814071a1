import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import type { ListName, TaxonomyEdit } from '@assay/taxonomy/edits/taxonomy-edit'
import { and, asc, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Queries } from '../../platform/context/context.ts'
import { type KeysetPage, keysetClauses, keysetPage, type OrderKey } from '../../platform/database/keyset.ts'
import { lockName } from '../../platform/database/lock-name.ts'
import { taxonomyEdits } from './taxonomy-edits.tables.ts'

export const TAXONOMY_EDITS_CHANNEL = 'taxonomy_edits'

export type StoredEdit = typeof taxonomyEdits.$inferSelect

export async function readEdits(db: Queries): Promise<TaxonomyEdit[]> {
  return db
    .select({ number: taxonomyEdits.number, change: taxonomyEdits.change })
    .from(taxonomyEdits)
    .orderBy(asc(taxonomyEdits.number))
}

/** Queried every few seconds, on a connection of the index. */
export async function latestEditNumber(pool: pg.Pool): Promise<number> {
  const answer = await pool.query<{ number: number }>(
    'select coalesce(max(number), 0)::int as number from taxonomy_edits',
  )
  return answer.rows[0]?.number ?? 0
}

export async function readEditsFrom(pool: pg.Pool): Promise<TaxonomyEdit[]> {
  const answer = await pool.query<TaxonomyEdit>('select number, change from taxonomy_edits order by number')
  return answer.rows
}

/** Edits come one after another, so that their numbers are the order in which they were committed. */
export async function lockEdits(db: Queries): Promise<TaxonomyEdit[]> {
  await lockName(db, 'taxonomy edits')
  return readEdits(db)
}

/** The other servers hear of it once the transaction is committed. */
export async function insertEdit(db: Queries, row: typeof taxonomyEdits.$inferInsert): Promise<StoredEdit> {
  const [inserted] = await db.insert(taxonomyEdits).values(row).returning()
  if (inserted === undefined) throw new Error('The edit was not inserted.')
  await db.execute(sql`select pg_notify(${TAXONOMY_EDITS_CHANNEL}, ${String(inserted.number)})`)
  return inserted
}

export async function findEdit(db: Queries, id: string): Promise<StoredEdit | null> {
  const [found] = await db.select().from(taxonomyEdits).where(eq(taxonomyEdits.id, id))
  return found ?? null
}

interface EditsQuery {
  readonly list?: ListName | undefined
  /** Of the list. */
  readonly slug?: string | undefined
  readonly sort: readonly SortKey[]
  readonly page: PageRequest
}

/** Latest first by default. */
export async function listEdits(
  db: Queries,
  { list, slug, sort, page }: EditsQuery,
): Promise<KeysetPage<StoredEdit> & { total: number }> {
  const descending = sort.find((key) => key.name === 'createdAt')?.descending ?? true
  const keys: OrderKey<StoredEdit>[] = [{ by: taxonomyEdits.number, descending, read: (row) => row.number }]
  const clauses = keysetClauses(page, keys)
  const asked = and(
    list === undefined ? undefined : eq(taxonomyEdits.list, list),
    slug === undefined ? undefined : eq(taxonomyEdits.slug, slug),
  )
  const rows = await db
    .select()
    .from(taxonomyEdits)
    .where(and(asked, clauses.where))
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit)
    .offset(clauses.offset)
  return { ...keysetPage(rows, page, keys), total: await db.$count(taxonomyEdits, asked) }
}
