import { importStates } from '@assay/contracts/import-runs'
import { sql } from 'drizzle-orm'
import { check, index, integer, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { agencies } from '../../agencies/records/agencies.tables.ts'
import { users } from '../../identity/users/users.tables.ts'

/** An agency's import of many candidates, in several batches. */
export const importRuns = snakeCase.table(
  'import_runs',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    startedBy: uuid()
      .notNull()
      .references(() => users.id),
    name: text(),
    expectedRows: integer(),
    state: text({ enum: importStates }).notNull(),
    finishedAt: instant('finished_at'),
    version: version(),
    ...timestamps(),
  },
  (run) => [
    index('import_runs_agency').on(run.agencyId, run.createdAt),
    check('import_runs_state_known', sql`${run.state} in ('open','finished')`),
    check('import_runs_finished', sql`(${run.state} = 'finished') = (${run.finishedAt} is not null)`),
  ],
)

/** What became of each batch; a batch that is sent again replaces its row. */
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
    detail: text().notNull(),
    createdAt: createdAt(),
  },
  (error) => [unique('import_run_errors_row').on(error.importId, error.row)],
)
