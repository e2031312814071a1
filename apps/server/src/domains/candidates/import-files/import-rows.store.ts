import { goneStates } from '@assay/contracts/candidates'
import type { ImportRowState } from '@assay/contracts/import-runs'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, asc, count, desc, eq, inArray, isNotNull, lt, max, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { fromEitherEnd } from '../../../platform/database/keyset.ts'
import { listPage } from '../../../platform/database/list-page.ts'
import { importRunErrors, importRunRows, importRuns } from '../import/import-runs.tables.ts'
import { ofImporter } from '../import/index.ts'
import { candidateContacts, candidates } from '../profiles/candidates.tables.ts'

export type StagedRow = typeof importRunRows.$inferSelect
export type NewStagedRow = typeof importRunRows.$inferInsert
type Run = typeof importRuns.$inferSelect
export interface RowAndRun {
  readonly row: StagedRow
  readonly run: Run
}

/** The findings from reading a row. */
export type Judgment = Pick<
  StagedRow,
  'state' | 'column' | 'problem' | 'externalId' | 'email' | 'matchedBy' | 'candidateId'
>

const CHUNK = 500

export async function insertRows(db: Queries, rows: readonly NewStagedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) await db.insert(importRunRows).values(rows.slice(at, at + CHUNK))
}

export async function replaceJudgments(
  db: Queries,
  judged: readonly (Judgment & { readonly id: string })[],
  now: Date,
): Promise<void> {
  for (let at = 0; at < judged.length; at += CHUNK)
    await db.execute(sql`
      update import_run_rows r
      set state = j.state, "column" = j."column", problem = j.problem, external_id = j."externalId", email = j.email,
        matched_by = j."matchedBy", candidate_id = j."candidateId", choice = null, version = r.version + 1, updated_at = ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(judged.slice(at, at + CHUNK))}::jsonb)
        as j(id uuid, state text, "column" text, problem text, "externalId" text, email text, "matchedBy" text, "candidateId" uuid)
      where r.id = j.id`)
}

export async function listRowsOf(db: Queries, importId: string): Promise<StagedRow[]> {
  return db.select().from(importRunRows).where(eq(importRunRows.importId, importId)).orderBy(asc(importRunRows.row))
}

export async function deleteRowsOf(db: Queries, importId: string): Promise<void> {
  await db.delete(importRunRows).where(eq(importRunRows.importId, importId))
}

export async function deleteRun(db: Queries, importId: string): Promise<void> {
  await db.delete(importRuns).where(eq(importRuns.id, importId))
}

/** The next file's position, and whether this one exists already. */
export async function placeOfFile(db: Queries, importId: string, fileHash: string) {
  const [last] = await db
    .select({
      row: max(importRunRows.row),
      same: sql<boolean>`coalesce(bool_or(${importRunRows.fileHash} = ${fileHash}), false)`,
    })
    .from(importRunRows)
    .where(eq(importRunRows.importId, importId))
  return { row: (last?.row ?? 0) + 1, isThere: last?.same === true }
}

/** Which earlier row of the import names the same person. */
export async function findTwin(
  db: Queries,
  importId: string,
  { externalId, email }: { externalId: string; email: string | null },
): Promise<StagedRow | null> {
  const [twin] = await db
    .select()
    .from(importRunRows)
    .where(
      and(
        eq(importRunRows.importId, importId),
        or(eq(importRunRows.externalId, externalId), email === null ? undefined : eq(importRunRows.email, email)),
      ),
    )
    .orderBy(asc(importRunRows.row))
    .limit(1)
  return twin ?? null
}

export interface KnownPerson {
  readonly id: string
  readonly externalId: string
  readonly contentHash: string
  readonly email: string | null
  readonly phone: string | null
}

const digits = sql<string | null>`nullif(regexp_replace(${candidateContacts.phone}, '[^0-9]', '', 'g'), '')`

/** Candidates of the same source with one of these ids, addresses or phone numbers. */
export async function findPeople(
  db: Queries,
  agencyId: string | null,
  by: { externalIds: readonly string[]; emails: readonly string[]; phones: readonly string[] },
): Promise<KnownPerson[]> {
  const among = (value: ReturnType<typeof sql>, texts: readonly string[]) =>
    sql`${value} in (select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`
  return db
    .select({
      id: candidates.id,
      externalId: candidates.externalId,
      contentHash: candidates.contentHash,
      email: sql<string | null>`lower(${candidateContacts.email})`,
      phone: digits,
    })
    .from(candidates)
    .innerJoin(candidateContacts, eq(candidateContacts.candidateId, candidates.id))
    .where(
      and(
        sql`${candidates.agencyId} is not distinct from ${agencyId}`,
        notInArray(candidates.state, [...goneStates]),
        or(
          among(sql`${candidates.externalId}`, by.externalIds),
          among(sql`lower(${candidateContacts.email})`, by.emails),
          among(digits, by.phones),
        ),
      ),
    )
}

/** The columns of the latest import with this header, as they were read then. */
export async function findRemembered(db: Queries, agencyId: string | null, columns: readonly string[]) {
  const [run] = await db
    .select({ fields: importRuns.fields })
    .from(importRuns)
    .where(
      and(
        ofImporter(agencyId),
        isNotNull(importRuns.fields),
        sql`${importRuns.columns} = (select array_agg(name order by place) from jsonb_array_elements_text(${JSON.stringify(columns)}::jsonb) with ordinality as c(name, place))`,
        ne(importRuns.state, 'open'),
      ),
    )
    .orderBy(desc(importRuns.createdAt))
    .limit(1)
  return run?.fields ?? null
}

const withRun = (db: Queries) =>
  db
    .select({ row: importRunRows, run: importRuns })
    .from(importRunRows)
    .innerJoin(importRuns, eq(importRuns.id, importRunRows.importId))

export async function listImportRows(
  db: Queries,
  wanted: {
    agencyId: string | null
    importId: string | undefined
    state: ImportRowState | undefined
    sort: readonly SortKey[]
    page: PageRequest
  },
) {
  const where = and(
    ofImporter(wanted.agencyId),
    wanted.importId === undefined ? undefined : eq(importRunRows.importId, wanted.importId),
    wanted.state === undefined ? undefined : eq(importRunRows.state, wanted.state),
  )
  return listPage({
    page: wanted.page,
    keys: fromEitherEnd<RowAndRun>(
      [
        { by: importRunRows.row, descending: false, read: ({ row }) => row.row },
        { by: importRunRows.id, descending: false, read: ({ row }) => row.id },
      ],
      wanted.sort,
    ),
    rows: ({ where: beyond, orderBy, limit, offset }) =>
      withRun(db)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: () =>
      db
        .select({ total: count() })
        .from(importRunRows)
        .innerJoin(importRuns, eq(importRuns.id, importRunRows.importId))
        .where(where),
  })
}

export async function findImportRow(db: Queries, id: string, agencyId: string | null): Promise<RowAndRun | null> {
  const [found] = await withRun(db).where(and(eq(importRunRows.id, id), ofImporter(agencyId)))
  return found ?? null
}

export async function setChoice(db: Queries, id: string, choice: StagedRow['choice'], now: Date): Promise<void> {
  await db
    .update(importRunRows)
    .set({ choice, updatedAt: now, version: sql`${importRunRows.version} + 1` })
    .where(eq(importRunRows.id, id))
}

/** For the work in the background, which has no importer. */
export async function findRunById(db: Queries, id: string): Promise<Run | null> {
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, id))
  return run ?? null
}

export async function nextRows(
  db: Queries,
  importId: string,
  { states, limit }: { states: readonly ImportRowState[]; limit: number },
): Promise<StagedRow[]> {
  return db
    .select()
    .from(importRunRows)
    .where(and(eq(importRunRows.importId, importId), inArray(importRunRows.state, [...states])))
    .orderBy(asc(importRunRows.row))
    .limit(limit)
}

export interface WrittenRow
  extends Pick<StagedRow, 'id' | 'state' | 'column' | 'problem' | 'candidateId' | 'writtenVersion' | 'before'> {
  /** Whether the row still needs its personal data. */
  readonly isKept: boolean
}

export async function putWritten(db: Queries, rows: readonly WrittenRow[], now: Date): Promise<void> {
  for (const { id, isKept, ...written } of rows)
    await db
      .update(importRunRows)
      .set({
        ...written,
        ...(isKept ? {} : FORGOTTEN),
        before: written.before,
        updatedAt: now,
        version: sql`${importRunRows.version} + 1`,
      })
      .where(eq(importRunRows.id, id))
}

const FORGOTTEN = { cells: null, content: null, externalId: null, email: null } as const

/** Erases the personal data of old imports, and imports that never began. */
export async function forgetRowsBefore(db: Queries, before: Date): Promise<void> {
  const old = db.select({ id: importRuns.id }).from(importRuns).where(lt(importRuns.finishedAt, before))
  await db
    .update(importRunRows)
    .set({ ...FORGOTTEN, before: null, fileName: null, problem: null })
    .where(
      and(
        inArray(importRunRows.importId, old),
        or(isNotNull(importRunRows.cells), isNotNull(importRunRows.content), isNotNull(importRunRows.before)),
      ),
    )
  await db
    .delete(importRuns)
    .where(and(eq(importRuns.state, 'open'), ne(importRuns.source, 'api'), lt(importRuns.updatedAt, before)))
}

export async function versionsOf(db: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: candidates.id, version: candidates.version })
    .from(candidates)
    .where(and(inArray(candidates.id, [...ids]), notInArray(candidates.state, [...goneStates])))
  return new Map(found.map(({ id, version }) => [id, version]))
}

/** Rows that were never written, as errors of the run. */
export async function insertErrors(
  db: Queries,
  errors: readonly (typeof importRunErrors.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < errors.length; at += CHUNK)
    await db
      .insert(importRunErrors)
      .values(errors.slice(at, at + CHUNK))
      .onConflictDoNothing()
}
