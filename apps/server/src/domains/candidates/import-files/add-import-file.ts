import { createHash } from 'node:crypto'
import { IMPORT_DOCUMENT_BYTES, IMPORT_DOCUMENTS, IMPORT_TABLE_ROWS } from '@assay/contracts/import-runs'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AS_TEXT_FILE, type DocumentReader } from '../../../platform/documents/document-reader.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { runWithPauses } from '../../../platform/isolation/with-pauses.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { changeRun, getImport, type ImportRun, lockRun, mayImport } from '../import/index.ts'
import { importFileAdded } from '../profiles/index.ts'
import { decodeText, proposeFields, readCsvTable, TableRefused } from '../tables/index.ts'
import { deleteRowsOf, findRemembered, findTwin, insertRows, type Judgment, placeOfFile } from './import-rows.store.ts'
import { judgeRows, keysOf, knownAmong, matchOf, problem, twinWords } from './judge-rows.ts'
import { kindOf, readStaged } from './read-staged.rules.ts'

interface File {
  readonly name: string
  readonly bytes: Buffer
}

/** Reads one file into rows of the import. A file that cannot be read is a row with a problem, and stops no other. */
export async function addImportFile(
  ctx: Context,
  { id, file, documents }: { id: string; file: File; documents: DocumentReader },
): Promise<ImportRun> {
  const run = await getImport(ctx, id)
  if (!mayImport(ctx.actor)) throw new AppError('permission.denied')
  assertTakes(run, file)
  if (kindOf(file.name) === 'table') await addTable(ctx, run, file)
  else {
    const caller = ctx.actor.kind === 'user' ? ctx.actor.userId : run.id
    const read = (part: File) => documents.read(part, { caller, instead: AS_TEXT_FILE })
    const parts = partsOf(file)
    for (const [place, part] of parts.entries())
      await addDocument(ctx, run, { ...part, ...(await contentOf(part, read)), isLast: place === parts.length - 1 })
  }
  return getImport(ctx, id)
}

function assertTakes({ state, source }: Pick<ImportRun, 'state' | 'source'>, { name }: File): void {
  if (state !== 'open' || source === 'api')
    throw new AppError('import-run.finished', { detail: 'Start a new import for more files.' })
  const isTable = kindOf(name) === 'table'
  if (isTable !== (source === 'table'))
    throw new AppError('document.kind', {
      detail: isTable ? 'Import a table on its own.' : 'This import accepts one CSV file.',
    })
}

async function addTable(ctx: Context, { id, agencyId }: ImportRun, { name, bytes }: File): Promise<void> {
  const { text, encoding } = decodeText(bytes)
  const table = await readTable(text)
  const columns = [...table.columns]
  const remembered = await findRemembered(ctx.db, agencyId, columns)
  const fields = remembered ?? proposeFields(columns)
  const how = { columns, fields, agencyId, isAgency: agencyId !== null, today: dayIn('UTC', ctx.now()) }
  const staged = table.rows.map(({ row, cells, problem: broken }) => ({
    row,
    cells: [...cells],
    broken: broken?.detail ?? null,
    column: broken === undefined || broken.column === null ? null : (columns[broken.column] ?? null),
    fileName: null,
    content: null,
    externalId: null,
  }))
  const judged = await judgeRows(ctx.db, staged, how)
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const locked = await lockRun(tx, id)
    assertTakes(locked, { name, bytes })
    await deleteRowsOf(tx, id)
    await insertRows(
      tx,
      staged.map((row, place) => ({
        ...row,
        ...(judged[place] ?? problem(null, '')),
        id: newId(now.getTime()),
        importId: id,
        createdAt: now,
        updatedAt: now,
      })),
    )
    await changeRun(tx, id, {
      columns,
      fields,
      encoding,
      isRemembered: remembered !== null,
      name: name.slice(0, 120),
      expectedRows: staged.length === 0 ? null : staged.length,
      missingFiles: oneLess(locked),
      updatedAt: now,
    })
    tx.record(importFileAdded({ id, agencyId }, { rows: staged.length, columns: columns.length }))
  })
}

const oneLess = ({ missingFiles }: Pick<ImportRun, 'missingFiles'>): number | null =>
  missingFiles === null ? null : Math.max(0, missingFiles - 1)

async function readTable(text: string) {
  try {
    const table = await runWithPauses(readCsvTable(text, IMPORT_TABLE_ROWS))
    if (table.rows.length === 0) throw new TableRefused('The file has a header and no rows.')
    return table
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    throw new AppError('document.unreadable', { detail: error.message })
  }
}

/** A file of JSON may hold several résumés: in a list, or one on each line. */
function partsOf(file: File): File[] {
  const kind = kindOf(file.name)
  if (kind !== 'lines' && kind !== 'json') return [file]
  const { text } = decodeText(file.bytes)
  const documents = kind === 'lines' ? text.split('\n').filter((line) => line.trim() !== '') : listIn(text)
  if (documents.length > IMPORT_DOCUMENTS)
    throw new AppError('document.unreadable', {
      detail: `The file holds more than ${IMPORT_DOCUMENTS.toLocaleString('en')} résumés. Split it.`,
    })
  if (documents.length <= 1) return [{ ...file, bytes: Buffer.from(documents[0] ?? text) }]
  const stem = file.name.replace(/\.\w+$/, '')
  return documents.map((document, place) => ({ name: `${stem} ${place + 1}.json`, bytes: Buffer.from(document) }))
}

function listIn(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text)
    if (!Array.isArray(value)) return [text]
    // More are refused, whatever they are.
    return value.slice(0, IMPORT_DOCUMENTS + 1).map((document) => JSON.stringify(document))
  } catch (error) {
    // One that is no JSON, or nested too deeply to be written again, is a document with a problem.
    if (error instanceof SyntaxError || error instanceof RangeError) return [text]
    throw error
  }
}

type Content = { readonly content: string } | { readonly unreadable: string }

async function contentOf({ name, bytes }: File, read: DocumentReader['read']): Promise<Content> {
  const kind = kindOf(name)
  if (kind === 'sheet') return { unreadable: 'Save the spreadsheet as CSV and import that file.' }
  if (kind === 'other' || kind === 'table')
    return { unreadable: 'This file type isn’t supported. Use PDF, Word (.docx), text, JSON Resume or Europass XML.' }
  if (bytes.length > IMPORT_DOCUMENT_BYTES) return { unreadable: 'The file is larger than 2 MB. Save a smaller one.' }
  if (kind === 'json' || kind === 'xml') return { content: decodeText(bytes).text.replaceAll('\0', '') }
  try {
    return { content: (await read({ name, bytes })).text }
  } catch (error) {
    if (error instanceof AppError && error.code === 'document.unreadable')
      return { unreadable: error.circumstances.detail ?? 'The file can’t be read.' }
    throw error
  }
}

async function addDocument(
  ctx: Context,
  run: ImportRun,
  document: File & Content & { readonly isLast: boolean },
): Promise<void> {
  const now = ctx.now()
  const name = document.name.slice(-200)
  const fileHash = createHash('sha256').update(document.bytes).digest('base64url').slice(0, 22)
  const content = 'content' in document ? document.content : null
  await ctx.transaction(async (tx) => {
    const locked = await lockRun(tx, run.id)
    assertTakes(locked, document)
    if (document.isLast) await changeRun(tx, run.id, { missingFiles: oneLess(locked), updatedAt: now })
    const { row, isThere } = await placeOfFile(tx, run.id, fileHash)
    if (isThere) return
    if (row > IMPORT_DOCUMENTS)
      throw new AppError('import-run.finished', {
        detail: `An import accepts ${IMPORT_DOCUMENTS} files. Start another one.`,
      })
    const judged =
      'unreadable' in document
        ? problem(null, document.unreadable)
        : await judgeDocument(tx, run, { name, fileHash, content, today: dayIn('UTC', now) })
    const place = { id: newId(now.getTime()), importId: run.id, row, fileName: name, fileHash, content }
    await insertRows(tx, [{ ...place, ...judged, createdAt: now, updatedAt: now }])
    await changeRun(tx, run.id, { updatedAt: now })
    if (row === 1) tx.record(importFileAdded({ id: run.id, agencyId: run.agencyId }, { rows: 1 }))
  })
}

/**
 * A document is known by the name of its file. Another person's file may have the same name (CV.pdf): then the name is
 * made longer by its content.
 */
async function judgeDocument(
  tx: Tx,
  run: ImportRun,
  file: { name: string; fileHash: string; content: string | null; today: string },
): Promise<Judgment> {
  const how = { columns: null, fields: null, isAgency: run.agencyId !== null, today: file.today }
  const row = { cells: null, broken: null, column: null, fileName: file.name, content: file.content, externalId: null }
  const read = readStaged(row, how)
  if (!('record' in read)) return problem(read.column, read.detail)
  const { email } = keysOf(read.record)
  const known = await knownAmong(tx, run.agencyId, [read.record])
  const sameName = known.byId.get(read.record.externalId)
  const isSomebodyElse = sameName !== undefined && email !== null && sameName.email !== null && sameName.email !== email
  const longer = `${file.name}#${file.fileHash.slice(0, 8)}`
  const twin = await findTwin(tx, run.id, { externalId: read.record.externalId, email })
  if (twin !== null && ((email !== null && twin.email === email) || read.record.externalId !== file.name))
    return problem(null, twinWords(twin.fileName ?? `File ${twin.row}`))
  const record =
    read.record.externalId === file.name && (isSomebodyElse || twin !== null)
      ? { ...read.record, externalId: longer }
      : read.record
  const again = record === read.record ? known : await knownAmong(tx, run.agencyId, [record])
  return { ...problem(null, ''), problem: null, ...matchOf(record, again), externalId: record.externalId, email }
}
