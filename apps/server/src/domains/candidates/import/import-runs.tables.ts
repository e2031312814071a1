import {
  type CandidateField,
  duplicateChoices,
  duplicateMatches,
  importRowStates,
  importSources,
  importStates,
} from '@assay/contracts/import-runs'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { agencies } from '../../agencies/records/agencies.tables.ts'
import { users } from '../../identity/users/users.tables.ts'
import { candidates } from '../profiles/candidates.tables.ts'
import type { CandidateRecord } from '../records/candidate-record.ts'

/** An import of many candidates: in batches of a program, or from files. */
export const importRuns = snakeCase.table(
  'import_runs',
  {
    id: id(),
    /** null: the operator's, of candidates without an agency. */
    agencyId: uuid().references(() => agencies.id),
    startedBy: uuid()
      .notNull()
      .references(() => users.id),
    name: text(),
    source: text({ enum: importSources }).notNull().default('api'),
    expectedRows: integer(),
    state: text({ enum: importStates }).notNull(),
    /** The header of a table, and what its columns hold. */
    columns: text().array(),
    fields: jsonb().$type<readonly (CandidateField | null)[]>(),
    encoding: text(),
    /** Files that were announced and haven't arrived. */
    missingFiles: integer(),
    /** The columns are read as in an earlier import with this header. */
    isRemembered: boolean().notNull().default(false),
    duplicates: text({ enum: duplicateChoices }),
    consentUntil: date({ mode: 'string' }),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    undoneAt: instant('undone_at'),
    version: version(),
    ...timestamps(),
  },
  (run) => [
    index('import_runs_agency').on(run.agencyId, run.createdAt),
    check('import_runs_state_known', sql`${run.state} in ('open','importing','finished','undoing','undone')`),
    check('import_runs_source_known', sql`${run.source} in ('api','table','documents')`),
    check(
      'import_runs_finished',
      sql`(${run.state} in ('finished','undoing','undone')) = (${run.finishedAt} is not null)`,
    ),
  ],
)

/** The outcome of each batch; a batch that is sent again replaces its row. */
export const importRunBatches = snakeCase.table(
  'import_run_batches',
  {
    id: id(),
    importId: uuid()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    firstRow: integer().notNull(),
    /** Hashes of the external ids in the order of the rows, so that one given twice is noticed across batches. */
    externalIdHashes: text().array().notNull(),
    imported: integer().notNull(),
    updated: integer().notNull(),
    unchanged: integer().notNull(),
    skipped: integer().notNull().default(0),
    rejected: integer().notNull(),
    createdAt: createdAt(),
  },
  (batch) => [unique('import_run_batches_once').on(batch.importId, batch.firstRow)],
)

/** Rows that were not imported. They name the candidate by the agency's own id alone. */
export const importRunErrors = snakeCase.table(
  'import_run_errors',
  {
    id: id(),
    importId: uuid()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    externalId: text(),
    pointer: text(),
    column: text(),
    detail: text().notNull(),
    createdAt: createdAt(),
  },
  (error) => [unique('import_run_errors_row').on(error.importId, error.row)],
)

/**
 * The rows of files, from the reading to the undo. Personal data in them is erased once they are imported; that of
 * rows with problems, and what an update replaced, once the import can no longer be undone.
 */
export const importRunRows = snakeCase.table(
  'import_run_rows',
  {
    id: id(),
    importId: uuid()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    fileName: text(),
    /** Hash of a file, so that the same one is read once. */
    fileHash: text(),
    cells: text().array(),
    /** Why the cells cannot be trusted, whatever the columns hold. */
    broken: text(),
    /** The text of a document, or the document itself if it is JSON or XML. */
    content: text(),
    externalId: text(),
    email: text(),
    state: text({ enum: importRowStates }).notNull(),
    column: text(),
    problem: text(),
    matchedBy: text({ enum: duplicateMatches }),
    choice: text({ enum: duplicateChoices }),
    /** The existing candidate; after the import, the one that was written. */
    candidateId: uuid().references(() => candidates.id, { onDelete: 'set null' }),
    /** The candidate's version after the import: a higher one was changed since. */
    writtenVersion: integer(),
    before: jsonb().$type<CandidateRecord>(),
    version: version(),
    ...timestamps(),
  },
  (row) => [
    unique('import_run_rows_row').on(row.importId, row.row),
    index('import_run_rows_candidate').on(row.candidateId),
    check(
      'import_run_rows_state_known',
      sql`${row.state} in ('ready','known','problem','imported','updated','unchanged','skipped','undone','kept')`,
    ),
  ],
)
