import { eq, getColumns, type InferInsertModel, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/context/context.ts'
import { referenceData } from './reference-data.tables.ts'

const ROWS_PER_STATEMENT = 1000
const TAXONOMY = 'taxonomy'

export async function findDigest(db: Queries): Promise<string | null> {
  const found = await db.select().from(referenceData).where(eq(referenceData.name, TAXONOMY))
  return found[0]?.digest ?? null
}

export async function saveDigest(db: Queries, digest: string, now: Date): Promise<void> {
  await db
    .insert(referenceData)
    .values({ name: TAXONOMY, digest, synchronizedAt: now })
    .onConflictDoUpdate({ target: referenceData.name, set: { digest, synchronizedAt: now } })
}

/** Inserts rows with new ids and updates those that differ. */
export async function upsert<Table extends ReferenceTable>(
  db: Queries,
  table: Table,
  rows: readonly Omit<InferInsertModel<Table>, 'createdAt' | 'updatedAt'>[],
  now: Date,
): Promise<void> {
  const into: ReferenceTable = table
  const kept = new Set(['id', 'createdAt'])
  const columns = Object.entries(getColumns(into)).filter(([name]) => !kept.has(name))
  const set = Object.fromEntries(columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]))
  for (const part of partsOf(rows))
    await db
      .insert(into)
      .values(part.map((row) => ({ ...row, createdAt: now, updatedAt: now })))
      .onConflictDoUpdate({ target: into.id, set })
}

/** For rows without references to them. */
export async function replaceLinks<Table extends PgTable>(
  db: Queries,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const into: PgTable = table
  await db.delete(into)
  for (const part of partsOf(rows)) await db.insert(into).values(part).onConflictDoNothing()
}

type ReferenceTable = PgTable & { id: PgColumn }

function partsOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT)
  return Array.from({ length: count }, (_, at) => rows.slice(at * ROWS_PER_STATEMENT, (at + 1) * ROWS_PER_STATEMENT))
}
