// Reads the rows of a CSV file of any size, as readCsvTable does of one that is held whole.
import { createPauses } from '../../../platform/isolation/with-pauses.ts'
import { type CandidateCells, type ReadRow, RowRejected, readCandidateCells, readRow } from '../records/index.ts'
import { headOf, named, type ReadRecord, readRecord, rowOf, TableRefused } from './csv-table.rules.ts'
import { decodeChunks } from './decode-chunks.ts'

/** Of a record. So much is held before one is read, to know whether a quotation mark is ever closed. */
const MAX_RECORD = 2_000_000

/** A bad row is reported and stops no other; the delimiter and the encoding are found by the beginning. */
export async function* readCsvRows(chunks: AsyncIterable<Buffer>, today: string): AsyncGenerator<ReadRow> {
  const source = lookingAhead(decodeChunks(chunks))
  let columns: string[] | null = null
  let delimiter = ','
  let line = 1
  const pause = createPauses()
  try {
    while (await source.fill()) {
      if (columns === null) {
        const head = headOf(source.rest())
        delimiter = head.delimiter
        line = head.row
        source.skip(head.start)
      }
      const { record, lines } = source.next(delimiter)
      if (columns === null) columns = columnsOf(record)
      else if (record.cells.some((cell) => cell !== '')) yield rowFrom(record, { columns, line, today })
      line += lines
      const due = pause()
      if (due !== undefined) await due
    }
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    yield { line, reason: error.message }
  }
}

function columnsOf({ broken, cells }: ReadRecord): string[] {
  if (broken !== null)
    throw new TableRefused('The first line has an unclosed quotation mark. Fix the header and try again.')
  return named(cells).map(columnOf)
}

function rowFrom(
  record: ReadRecord,
  { columns, line, today }: { columns: readonly string[]; line: number; today: string },
): ReadRow {
  const { cells, problem } = rowOf(record, columns, line)
  return readRow(line, () => {
    if (problem !== undefined) throw new RowRejected(problem.detail)
    return readCandidateCells(Object.fromEntries(columns.map((name, at) => [name, cells[at]])) as CandidateCells, today)
  })
}

function lookingAhead(texts: AsyncGenerator<string>) {
  let held = ''
  let at = 0
  let isEnded = false
  /** The first half of a line break whose second half may follow. */
  let isCut = false
  const take = async (): Promise<void> => {
    const { value, done } = await texts.next()
    isEnded = done === true
    const text = (isCut ? '\r' : '') + (value ?? '')
    isCut = !isEnded && text.endsWith('\r')
    held = held.slice(at) + (isCut ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n')
    at = 0
  }
  return {
    /** Whether there is another record. */
    fill: async (): Promise<boolean> => {
      while (!isEnded && held.length - at < MAX_RECORD) await take()
      return at < held.length
    },
    rest: (): string => held.slice(at),
    skip: (characters: number): void => {
      at += characters
    },
    next: (delimiter: string): { record: ReadRecord; lines: number } => {
      const record = readRecord({ source: held, delimiter }, at)
      if (record.next > held.length && !isEnded)
        throw new TableRefused(
          `The file cannot be read on: a line is longer than ${MAX_RECORD / 1_000_000} million characters.`,
        )
      let lines = 0
      for (let end = held.indexOf('\n', at); end !== -1 && end < record.next; end = held.indexOf('\n', end + 1))
        lines += 1
      at = record.next
      return { record, lines }
    },
  }
}

function columnOf(name: string): string {
  const key = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return key === 'externalid' || key === 'id' ? 'external_id' : key
}
