import type { ImportRowState } from '@assay/contracts/import-runs'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { fromEitherEnd } from '../../../platform/database/keyset.ts'
import { listPage } from '../../../platform/database/list-page.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { importRunBatches, importRunErrors, importRunRows, importRuns } from './import-runs.tables.ts'

type RunRow = typeof importRuns.$inferSelect
export type ImportError = typeof importRunErrors.$inferSelect
export type NewBatch = Omit<typeof importRunBatches.$inferInsert, 'id'>
export type NewImportError = typeof importRunErrors.$inferInsert

export interface RunCounts {
  readonly read: number
  readonly imported: number
  readonly updated: number
  readonly unchanged: number
  readonly skipped: number
  readonly rejected: number
}
export type ImportRun = RunRow & RunCounts & { readonly staged: Readonly<Partial<Record<ImportRowState, number>>> }

export async function insertRun(db: Queries, run: typeof importRuns.$inferInsert): Promise<ImportRun> {
  const [inserted] = await db.insert(importRuns).values(run).returning()
  if (inserted === undefined) throw new Error('The import was not inserted.')
  return { ...inserted, ...NOTHING, staged: {} }
}

const NOTHING: RunCounts = { read: 0, imported: 0, updated: 0, unchanged: 0, skipped: 0, rejected: 0 }

export async function listRuns(
  db: Queries,
  { agencyId, sort, page }: { agencyId: string | null; sort: readonly SortKey[]; page: PageRequest },
) {
  const where = ofImporter(agencyId)
  const found = await listPage({
    page,
    keys: fromEitherEnd<RunRow>(
      [
        { by: importRuns.createdAt, descending: true, read: (row) => row.createdAt },
        { by: importRuns.id, descending: true, read: (row) => row.id },
      ],
      sort,
    ),
    rows: ({ where: beyond, orderBy, limit, offset }) =>
      db
        .select()
        .from(importRuns)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: () => db.select({ total: count() }).from(importRuns).where(where),
  })
  return { ...found, data: await withCounts(db, found.data) }
}

/** The runs of an agency, or of the operator. */
export const ofImporter = (agencyId: string | null): SQL =>
  agencyId === null ? isNull(importRuns.agencyId) : eq(importRuns.agencyId, agencyId)

export async function findRun(db: Queries, id: string, agencyId: string | null): Promise<ImportRun | null> {
  const found = await db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.id, id), ofImporter(agencyId)))
  const [run] = await withCounts(db, found)
  return run ?? null
}

async function withCounts(db: Queries, runs: readonly RunRow[]): Promise<ImportRun[]> {
  if (runs.length === 0) return []
  const total = (column: keyof Omit<RunCounts, 'read'>) =>
    sql<number>`coalesce(sum(${importRunBatches[column]}), 0)::int`
  const counts = await db
    .select({
      importId: importRunBatches.importId,
      imported: total('imported'),
      updated: total('updated'),
      unchanged: total('unchanged'),
      skipped: total('skipped'),
      rejected: total('rejected'),
    })
    .from(importRunBatches)
    .where(
      inArray(
        importRunBatches.importId,
        runs.map(({ id }) => id),
      ),
    )
    .groupBy(importRunBatches.importId)
  const known = new Map(counts.map(({ importId, ...sums }) => [importId, sums]))
  const staged = await countStaged(
    db,
    runs.flatMap(({ id, source }) => (source === 'api' ? [] : [id])),
  )
  return runs.map((run) => {
    const { imported, updated, unchanged, skipped, rejected } = known.get(run.id) ?? NOTHING
    const read = imported + updated + unchanged + skipped + rejected
    return { ...run, read, imported, updated, unchanged, skipped, rejected, staged: staged.get(run.id) ?? {} }
  })
}

async function countStaged(db: Queries, ids: readonly string[]) {
  const counted = new Map<string, Partial<Record<ImportRowState, number>>>()
  if (ids.length === 0) return counted
  const rows = await db
    .select({ importId: importRunRows.importId, state: importRunRows.state, total: count() })
    .from(importRunRows)
    .where(inArray(importRunRows.importId, [...ids]))
    .groupBy(importRunRows.importId, importRunRows.state)
  for (const { importId, state, total } of rows) counted.set(importId, { ...counted.get(importId), [state]: total })
  return counted
}

/** Batches of one run are written one after the other. */
export async function lockRun(db: Queries, id: string): Promise<RunRow> {
  const [locked] = await db.select().from(importRuns).where(eq(importRuns.id, id)).for('update')
  if (locked === undefined) throw new Gone('import')
  return locked
}

/** Changes a run whose row is locked. */
export async function changeRun(
  db: Queries,
  id: string,
  changes: Partial<Omit<RunRow, 'id' | 'version'>> & { updatedAt: Date },
): Promise<void> {
  await db
    .update(importRuns)
    .set({ ...changes, version: sql`${importRuns.version} + 1` })
    .where(eq(importRuns.id, id))
}

/** Where other batches of the run name one of these candidates: the row of each hash. */
export async function findRowsNaming(
  db: Queries,
  { importId, firstRow, hashes }: { importId: string; firstRow: number; hashes: readonly string[] },
): Promise<Map<string, number>> {
  const found = await db
    .select({
      hash: sql<string>`named.hash`,
      row: sql<number>`(${importRunBatches.firstRow} + named.place - 1)::int`,
    })
    .from(importRunBatches)
    .innerJoin(
      sql`lateral unnest(${importRunBatches.externalIdHashes}) with ordinality as named(hash, place)`,
      sql`named.hash in (select jsonb_array_elements_text(${JSON.stringify(hashes.filter(Boolean))}::jsonb))`,
    )
    .where(and(eq(importRunBatches.importId, importId), ne(importRunBatches.firstRow, firstRow)))
  return new Map(found.map(({ hash, row }) => [hash, row]))
}

/** Replaces what the same batch left before. */
export async function putBatch(
  db: Queries,
  batch: NewBatch,
  { errors, at }: { errors: readonly NewImportError[]; at: Date },
): Promise<void> {
  const { importId, firstRow, externalIdHashes, ...counts } = batch
  const last = firstRow + externalIdHashes.length - 1
  await db
    .delete(importRunErrors)
    .where(and(eq(importRunErrors.importId, importId), sql`${importRunErrors.row} between ${firstRow} and ${last}`))
  if (errors.length > 0) await db.insert(importRunErrors).values([...errors])
  await db
    .insert(importRunBatches)
    .values(batch)
    .onConflictDoUpdate({
      target: [importRunBatches.importId, importRunBatches.firstRow],
      set: { ...counts, externalIdHashes },
    })
  await db.update(importRuns).set({ updatedAt: at }).where(eq(importRuns.id, importId))
}

const errorsOfAgency = (db: Queries) =>
  db
    .select({ error: importRunErrors })
    .from(importRunErrors)
    .innerJoin(importRuns, eq(importRuns.id, importRunErrors.importId))

type JoinedError = { readonly error: ImportError }

export async function listImportErrors(
  db: Queries,
  wanted: { agencyId: string | null; importId: string | undefined; sort: readonly SortKey[]; page: PageRequest },
) {
  const where = and(
    ofImporter(wanted.agencyId),
    wanted.importId === undefined ? undefined : eq(importRunErrors.importId, wanted.importId),
  )
  const found = await listPage({
    page: wanted.page,
    keys: fromEitherEnd<JoinedError>(
      [
        { by: importRunErrors.row, descending: false, read: ({ error }) => error.row },
        { by: importRunErrors.id, descending: false, read: ({ error }) => error.id },
      ],
      wanted.sort,
    ),
    rows: ({ where: beyond, orderBy, limit, offset }) =>
      errorsOfAgency(db)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: () =>
      db
        .select({ total: count() })
        .from(importRunErrors)
        .innerJoin(importRuns, eq(importRuns.id, importRunErrors.importId))
        .where(where),
  })
  return { ...found, data: found.data.map(({ error }) => error) }
}

export async function findImportError(db: Queries, id: string, agencyId: string | null): Promise<ImportError | null> {
  const [found] = await errorsOfAgency(db).where(and(eq(importRunErrors.id, id), ofImporter(agencyId)))
  return found?.error ?? null
}
