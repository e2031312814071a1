// Many candidates in one run: batches of an agency's program, or files that a person chose. A row that is wrong never
// stops the others.
import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, type ResourceOf, timestamps } from './resource.ts'
import { singleLine } from './single-line.ts'

/** open: rows are being added. importing and undoing: work in the background. */
export const importStates = ['open', 'importing', 'finished', 'undoing', 'undone'] as const
/** api: batches of a program. table: a CSV file. documents: JSON, XML, PDF, Word and text files. */
export const importSources = ['api', 'table', 'documents'] as const
export type ImportState = (typeof importStates)[number]
export type ImportSourceKind = (typeof importSources)[number]

/** What a column of a table may hold. */
export const candidateFields = [
  'external_id',
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'links',
  'headline',
  'title',
  'employer',
  'seniority',
  'summary',
  'experience_years',
  'skills',
  'languages',
  'rate_amount',
  'rate_currency',
  'rate_period',
  'notice_days',
  'hours_per_week',
  'timezone',
  'country',
  'city',
  'engagement',
  'state',
  'last_confirmed_at',
  'video_url',
] as const
export type CandidateField = (typeof candidateFields)[number]

/**
 * What became of a row. ready: it will be imported. known: you have this person already. problem: it cannot be read.
 * kept: an undo left it alone, since something happened with the person.
 */
export const importRowStates = [
  'ready',
  'known',
  'problem',
  'imported',
  'updated',
  'unchanged',
  'skipped',
  'undone',
  'kept',
] as const
export type ImportRowState = (typeof importRowStates)[number]

/** What to do with a person who is already there. keepBoth: add a second candidate. */
export const duplicateChoices = ['skip', 'update', 'keepBoth'] as const
export type DuplicateChoice = (typeof duplicateChoices)[number]
export const duplicateMatches = ['externalId', 'email', 'phone'] as const

/** A table in one upload. */
export const IMPORT_TABLE_BYTES = 10 * 1024 * 1024
export const IMPORT_TABLE_ROWS = 20_000
/** One document of an upload. */
export const IMPORT_DOCUMENT_BYTES = 2 * 1024 * 1024
export const IMPORT_DOCUMENTS = 5_000
/** An import can be undone for so long; then what it replaced is forgotten. */
export const IMPORT_UNDO_DAYS = 30

/** Rows of one batch. */
export const IMPORT_BATCH_ROWS = 500
/** Rows of one run. */
export const IMPORT_RUN_ROWS = 100_000
export const IMPORT_BATCH_BYTES = 8_000_000

export const importRuns = defineResource({
  type: 'import-runs',
  attributes: z.object({
    name: z.string().nullable(),
    source: z.enum(importSources),
    state: z.enum(importStates),
    expectedRows: z.int().nullable(),
    read: z.int().meta({ description: 'Rows received so far; a batch sent twice counts once.' }),
    imported: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    skipped: z.int().meta({ description: 'People who already existed and were left unchanged.' }),
    rejected: z.int(),
    staged: z
      .record(z.enum(importRowStates), z.int())
      .meta({ description: 'Rows of files by their planned or final outcome; empty for imports by API.' }),
    columns: z
      .array(
        z.object({
          name: z.string(),
          field: z.enum(candidateFields).nullable().meta({ description: 'null: the column is left out.' }),
        }),
      )
      .nullable()
      .meta({ description: 'The columns of a table and what they are read as; null for anything else.' }),
    encoding: z.string().nullable(),
    missingFiles: z
      .int()
      .nullable()
      .meta({ description: 'Files that were chosen and haven’t arrived; null: the uploader didn’t say how many.' }),
    isRemembered: z.boolean().meta({ description: 'Whether the columns are read as in an earlier import.' }),
    duplicates: z.enum(duplicateChoices).nullable(),
    consentUntil: z.iso.date().nullable(),
    finishedAt: z.iso.datetime().nullable(),
    undoneAt: z.iso.datetime().nullable(),
    undoUntil: z.iso.datetime().nullable().meta({ description: 'null: it cannot be undone.' }),
    version: z.int(),
    ...timestamps,
  }),
  relationships: { agency: { to: 'agencies', many: false } },
})

export type ImportRun = ResourceOf<typeof importRuns>

const read = ['session.required', 'permission.denied'] as const

export const listImportRuns = defineEndpoint({
  method: 'GET',
  path: '/import-runs',
  summary: 'The import runs of the caller’s agency, or of the operator',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: importRuns },
  status: 200,
  sorts: ['createdAt'],
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getImportRun = defineEndpoint({
  method: 'GET',
  path: '/import-runs/{id}',
  summary: 'One import run and its progress',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: importRuns },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

export const openImportRun = defineEndpoint({
  method: 'POST',
  path: '/import-runs',
  summary: 'Opens an import run',
  admission: 'session',
  body: z.object({
    name: singleLine().min(1).max(120).nullable().default(null),
    expectedRows: z.int().min(1).max(IMPORT_RUN_ROWS).nullable().default(null),
    source: z.enum(importSources).default('api').meta({ description: 'Programs leave it out.' }),
  }),
  bodyType: 'import-runs',
  answers: { kind: 'resource', of: importRuns },
  status: 201,
  errors: WRITE_ERRORS,
})

/** One candidate as an agency sends it. The résumé is checked row by row, so that a wrong one stops no other. */
export const candidateRow = z.object({
  externalId: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .meta({ description: 'The agency’s own id of the candidate; sending it again updates the same candidate.' }),
  resume: z
    .record(z.string(), z.unknown())
    .meta({ description: 'A JSON Resume document; Assay’s own fields are under meta.assay.' }),
})

/**
 * What became of one candidate who was sent. replaced: an update after which the external id names another person, since
 * neither the name nor a part of it with the email address or phone number is the same.
 */
export type PutOutcome = 'created' | 'updated' | 'replaced' | 'unchanged'

const action = actionsOn(importRuns, { errors: [...WRITE_ERRORS, 'import-run.finished'] })

export const appendToImport = action(
  'append',
  `Imports a batch of up to ${IMPORT_BATCH_ROWS} rows; the same batch again changes nothing`,
  z.object({
    firstRow: z
      .int()
      .min(1)
      .max(IMPORT_RUN_ROWS)
      .meta({ description: 'The number of the first row; they count from 1.' }),
    rows: z
      .array(z.unknown())
      .min(1)
      .max(IMPORT_BATCH_ROWS)
      .meta({ description: 'Each an object with externalId and resume.' }),
  }),
  ['request.too-large'],
)

export const finishImport = action('finish', 'Ends the run', z.object({}))

export const importRunErrors = defineResource({
  type: 'import-run-errors',
  attributes: z.object({
    row: z.int(),
    externalId: z.string().nullable(),
    pointer: z.string().nullable().meta({ description: 'Where in the row, such as `/resume/basics/email`.' }),
    column: z.string().nullable().meta({ description: 'The column of a table, as its header names it.' }),
    detail: z.string(),
    ...timestamps,
  }),
  relationships: { import: { to: 'import-runs', many: false } },
})

export const listImportErrors = defineEndpoint({
  method: 'GET',
  path: '/import-run-errors',
  summary: 'The rows that were not imported, and why',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: importRunErrors },
  status: 200,
  sorts: ['row'],
  filters: { import: z.uuid() },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getImportError = defineEndpoint({
  method: 'GET',
  path: '/import-run-errors/{id}',
  summary: 'One row that was not imported',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: importRunErrors },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

// Files that a person chose: they are read into rows, looked at, and imported afterwards.

const fileErrors = ['document.kind', 'document.unreadable', 'document.too-large', 'service.not-ready'] as const

export const addImportFile = defineEndpoint({
  method: 'POST',
  path: '/import-runs/{id}/actions/addFile',
  summary:
    'Reads one file into rows: a table, a JSON Resume, a Europass file, or a résumé; the same file again adds none',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: importRuns },
  status: 200,
  errors: [...WRITE_ERRORS, 'import-run.finished', 'request.too-large', 'request.malformed', ...fileErrors],
})

export const expectImportFiles = action(
  'expectFiles',
  'Says how many files follow, so that an upload that is interrupted shows how many are missing',
  z.object({ files: z.int().min(1).max(IMPORT_DOCUMENTS) }),
)

export const mapImportColumns = action(
  'mapColumns',
  'Maps the columns of the table and reads the rows again',
  z.object({ fields: z.array(z.enum(candidateFields).nullable()).min(1).max(200) }),
)

export const startImport = action(
  'start',
  'Imports the rows that can be read, in the background',
  z.object({
    duplicates: z.enum(['skip', 'update']).default('update'),
    agreed: z
      .boolean()
      .refine((agreed) => agreed, 'Only people who agreed may be imported.')
      .meta({ description: 'Whether every person agreed to be stored here, and to be represented by the agency.' }),
    consentUntil: z.iso.date().meta({ description: 'The last day of their agreement, at most two years ahead.' }),
  }),
)

export const undoImport = action(
  'undo',
  'Undoes the import in the background, except for people someone has worked with since',
  z.object({}),
  ['import-run.undo'],
)

export const discardImport = defineEndpoint({
  method: 'DELETE',
  path: '/import-runs/{id}',
  summary: 'Discards an import that hasn’t started, with its files',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: [...read, 'resource.not-found', 'import-run.finished'],
})

export const importRunRows = defineResource({
  type: 'import-run-rows',
  attributes: z.object({
    row: z.int().meta({ description: 'The line of a table, or the place of a file.' }),
    fileName: z.string().nullable(),
    state: z.enum(importRowStates),
    cells: z.array(z.string()).nullable().meta({ description: 'The cells of a table, until they are imported.' }),
    column: z.string().nullable(),
    problem: z.string().nullable().meta({ description: 'What is wrong and what to do, or why an undo left it alone.' }),
    matchedBy: z.enum(duplicateMatches).nullable(),
    choice: z.enum(duplicateChoices).nullable().meta({ description: 'null: as chosen for all rows at the start.' }),
    choices: z.array(z.enum(duplicateChoices)).meta({ description: 'What may be chosen.' }),
    facts: z
      .array(z.object({ label: z.string(), value: z.string(), existing: z.string().nullable() }))
      .meta({ description: 'The row as it is read, next to what you already have about the person.' }),
    version: z.int(),
    ...timestamps,
  }),
  relationships: { import: { to: 'import-runs', many: false }, candidate: { to: 'candidates', many: false } },
})

export type ImportRunRow = ResourceOf<typeof importRunRows>

export const listImportRows = defineEndpoint({
  method: 'GET',
  path: '/import-run-rows',
  summary: 'The rows of files: how they are read, and their outcome',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: importRunRows },
  status: 200,
  sorts: ['row'],
  filters: { import: z.uuid(), state: z.enum(importRowStates) },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getImportRow = defineEndpoint({
  method: 'GET',
  path: '/import-run-rows/{id}',
  summary: 'One row of a file',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: importRunRows },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

export const chooseForRow = defineEndpoint({
  method: 'PATCH',
  path: '/import-run-rows/{id}',
  summary: 'Sets what to do with an existing candidate',
  admission: 'session',
  body: z.object({ choice: z.enum(duplicateChoices).nullable() }),
  bodyType: 'import-run-rows',
  answers: { kind: 'resource', of: importRunRows },
  status: 200,
  errors: [...WRITE_ERRORS, 'import-run.finished'],
})

export const exportImportProblems = defineEndpoint({
  method: 'GET',
  path: '/import-runs/{id}/problems.csv',
  summary: 'The rows that were not imported, with their cells and what to do: correct them and import this file',
  admission: 'session',
  body: null,
  answers: { kind: 'file', mediaType: 'text/csv' },
  status: 200,
  errors: [...read, 'resource.not-found'],
})
