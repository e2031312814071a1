// Many candidates of an agency, in one run of several batches. A row that is wrong never stops the others.
import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

export const importStates = ['open', 'finished'] as const

/** Rows of one batch. */
export const IMPORT_BATCH_ROWS = 500
/** Rows of one run. */
export const IMPORT_RUN_ROWS = 100_000
export const IMPORT_BATCH_BYTES = 8_000_000

export const importRuns = defineResource({
  type: 'import-runs',
  attributes: z.object({
    name: z.string().nullable(),
    state: z.enum(importStates),
    expectedRows: z.int().nullable(),
    read: z.int().meta({ description: 'Rows received so far; a batch sent twice counts once.' }),
    imported: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    rejected: z.int(),
    finishedAt: z.iso.datetime().nullable(),
    version: z.int(),
    ...timestamps,
  }),
  relationships: { agency: { to: 'agencies', many: false } },
})

const read = ['session.required', 'permission.denied'] as const

export const listImportRuns = defineEndpoint({
  method: 'GET',
  path: '/import-runs',
  summary: 'The agency’s import runs',
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
  summary: 'One import run and how far it is',
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
    name: z.string().trim().min(1).max(120).nullable().default(null),
    expectedRows: z.int().min(1).max(IMPORT_RUN_ROWS).nullable().default(null),
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
