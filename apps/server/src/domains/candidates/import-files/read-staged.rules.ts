import { createHash } from 'node:crypto'
import type { CandidateField } from '@assay/contracts/import-runs'
import { recordOfDocumentText, recordOfEuropass, XmlRefused } from '../foreign-resumes/index.ts'
import { refusedToAgency } from '../import/index.ts'
import { type CandidateRecord, RowRejected, readCandidateCells, readJsonResume } from '../records/index.ts'
import { cellsOfRow, faultOfReason } from '../tables/index.ts'

/** A row as it was stored, and how it is to be read. */
export interface Staged {
  readonly cells: readonly string[] | null
  readonly broken: string | null
  readonly column: string | null
  readonly fileName: string | null
  readonly content: string | null
  /** Of a document, once it has one. */
  readonly externalId: string | null
}

export interface ReadingOf {
  readonly columns: readonly string[] | null
  readonly fields: readonly (CandidateField | null)[] | null
  readonly isAgency: boolean
  /** Such as 2026-11-20. */
  readonly today: string
}

export type StagedReading =
  | { readonly record: CandidateRecord; readonly saysState: boolean }
  | { readonly column: string | null; readonly detail: string }

/** The candidate of a row, or what is wrong with it, where, and what to do. */
export function readStaged(row: Staged, how: ReadingOf): StagedReading {
  if (row.broken !== null) return { column: row.column, detail: row.broken }
  try {
    const read = row.cells === null ? readDocument(row, how) : readCells(row.cells, how)
    if (!('record' in read) || !how.isAgency) return read
    const refused = refusedToAgency(read.record)
    return refused === null ? read : { column: columnOf(refused.field, how), detail: refused.detail }
  } catch (error) {
    if (error instanceof XmlRefused)
      return { column: null, detail: `${error.message} Export it again as Europass XML, or as a PDF.` }
    if (!(error instanceof RowRejected)) throw error
    const { field, detail } = faultOfReason(error.message)
    return { column: field === null ? null : columnOf(field, how), detail }
  }
}

function readCells(cells: readonly string[], how: ReadingOf): StagedReading {
  const meant = cellsOfRow(cells, how.fields ?? [])
  if ('detail' in meant)
    return { column: meant.field === null ? null : columnOf(meant.field, how), detail: meant.detail }
  return { record: readCandidateCells(meant, how.today), saysState: meant.state !== undefined }
}

/** The fields of a table have other names than those of a document: `languages.0` or `skills` all the same. */
function columnOf(field: string, { columns, fields }: ReadingOf): string | null {
  const named = PLACES[field] ?? (field as CandidateField)
  const place = fields?.indexOf(named) ?? -1
  return columns?.[place] ?? null
}

const PLACES: Readonly<Record<string, CandidateField>> = { skills: 'skills', state: 'state', email: 'email' }

function readDocument(row: Staged, { today, isAgency }: ReadingOf): StagedReading {
  const content = row.content ?? ''
  const externalId = row.externalId ?? row.fileName ?? ''
  const contentHash = createHash('sha256').update(content).digest('hex').slice(0, 32)
  const named = { externalId, contentHash, today, isAgency }
  if (kindOf(row.fileName ?? '') === 'xml') return { record: recordOfEuropass(content, named), saysState: false }
  if (kindOf(row.fileName ?? '') === 'json') return readJson(content, named)
  return { record: recordOfDocumentText(content, named), saysState: false }
}

type Named = { externalId: string; contentHash: string; today: string; isAgency: boolean }

function readJson(content: string, { externalId, ...named }: Named): StagedReading {
  const document = objectIn(content)
  const meta = objectOf(document['meta'])
  const assay = objectOf(meta['assay'])
  const email = objectOf(document['basics'])['email']
  const own =
    assay['externalId'] ?? (typeof email === 'string' && email.trim() !== '' ? email.toLowerCase() : externalId)
  const whole = { ...document, meta: { ...meta, assay: { ...assay, externalId: own } } }
  return { record: readJsonResume(whole, named), saysState: typeof assay['state'] === 'string' }
}

function objectIn(content: string): Readonly<Record<string, unknown>> {
  try {
    return objectOf(JSON.parse(content))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new RowRejected('The file is not JSON. Export it again as JSON Resume')
  }
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

export type DocumentKind = 'table' | 'json' | 'lines' | 'xml' | 'text' | 'sheet' | 'other'

/** The type of a file, by its name. */
export function kindOf(name: string): DocumentKind {
  const [, ending = ''] = /\.(\w+)$/.exec(name.toLowerCase()) ?? []
  if (['csv', 'tsv', 'tab'].includes(ending)) return 'table'
  if (['jsonl', 'ndjson'].includes(ending)) return 'lines'
  if (ending === 'json' || ending === 'xml') return ending
  if (['pdf', 'docx', 'txt'].includes(ending)) return 'text'
  return ['xlsx', 'xls', 'ods', 'numbers'].includes(ending) ? 'sheet' : 'other'
}
