// Reads what people call a CSV file. One row that is broken costs that row, not the rest of the file.

export interface TableRow {
  /** As a spreadsheet counts: the header is usually row 1. */
  readonly row: number
  readonly cells: readonly string[]
  /** Why the cells cannot be trusted, and in which column. */
  readonly problem?: { readonly column: number | null; readonly detail: string }
}

export interface CsvTable {
  readonly delimiter: string
  /** As in the file, with a number after a repeated name. */
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
}

/** The file as a whole cannot be read; the message explains what to do. */
export class TableRefused extends Error {
  override name = 'TableRefused'
}

export const MAX_COLUMNS = 200
/** Of a row; the rest of a line with more is passed over. */
const MAX_CELLS = 1_000
/** A quoted cell that is longer, or spans more lines, has lost its closing mark. */
const MAX_QUOTED = 20_000
const MAX_QUOTED_LINES = 200
const MAX_BROKEN = 1_000
const DELIMITERS = [',', ';', '\t', '|']

/**
 * Parses a whole CSV file and detects its delimiter, a row in each step: a file may have millions without words. Throws
 * `TableRefused` if the header is broken or there are more than `maxRows` rows with words.
 */
export function* readCsvTable(text: string, maxRows: number): Generator<void, CsvTable> {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const { delimiter, start, row } = headOf(source)
  const reader = { source, delimiter }
  const header = readRecord(reader, start)
  if (header.broken !== null)
    throw new TableRefused('The first line has an unclosed quotation mark. Fix the header and try again.')
  const columns = named(header.cells)
  const rows: TableRow[] = []
  let at = header.next
  let number = row + 1
  let broken = 0
  while (at < source.length) {
    const record = readRecord(reader, at)
    if (record.broken !== null) broken += 1
    if (broken > MAX_BROKEN)
      throw new TableRefused('More than a thousand rows have unclosed quotation marks. Save the file as CSV again.')
    if (record.cells.some((cell) => cell !== '')) rows.push(rowOf(record, columns, number))
    if (rows.length > maxRows)
      throw new TableRefused(`The file has more than ${maxRows.toLocaleString('en')} rows. Split it, or use the API.`)
    at = record.next
    number += 1
    yield
  }
  return { delimiter, columns, rows }
}

/** The header is the first line with words; `sep=;` before it, as Excel writes it, names the delimiter. */
export function headOf(source: string): { delimiter: string; start: number; row: number } {
  const word = /[^\s,;|"]/g
  let stated: string | undefined
  for (;;) {
    const found = word.exec(source)
    if (found === null) throw new TableRefused('The file is empty. It needs a header line and one row per candidate.')
    const start = source.lastIndexOf('\n', found.index) + 1
    const end = endOfLine(source, start)
    const line = source.slice(start, end)
    const [, separator] = /^sep=(.)$/i.exec(line) ?? []
    if (separator === undefined)
      return { delimiter: stated ?? mostFrequent(line), start, row: 1 + countLines(source, start) }
    stated ??= separator
    word.lastIndex = end
  }
}

function countLines(source: string, before: number): number {
  let lines = 0
  for (let end = source.indexOf('\n'); end !== -1 && end < before; end = source.indexOf('\n', end + 1)) lines += 1
  return lines
}

/** Of a line that may be the whole file. */
const MAX_JUDGED = 100_000

function mostFrequent(header: string): string {
  const bare = header.slice(0, MAX_JUDGED).replaceAll(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

export interface Reader {
  readonly source: string
  readonly delimiter: string
}

export interface ReadRecord {
  readonly cells: readonly string[]
  /** The place of the cell whose quotation mark is never closed. */
  readonly broken: number | null
  readonly next: number
}

export function readRecord(reader: Reader, start: number): ReadRecord {
  const { source, delimiter } = reader
  const cells: string[] = []
  let at = start
  // Looked for once per line, as a line may be the whole file.
  let lineEnd = endOfLine(source, start)
  for (;;) {
    if (cells.length >= MAX_CELLS) return { cells, broken: null, next: lineEnd + 1 }
    if (at > lineEnd) lineEnd = endOfLine(source, at)
    let end: number
    if (source[at] === '"') {
      const quoted = readQuoted(reader, at)
      if (quoted === null) return asOneLine(reader, start, cells.length)
      cells.push(quoted.cell.trim())
      end = quoted.end
    } else {
      end = endOfCell(reader, at, lineEnd)
      cells.push(source.slice(at, end).trim())
    }
    if (source[end] === delimiter) at = end + 1
    else return { cells, broken: null, next: end + 1 }
  }
}

/** null if the mark is never closed, or closed in the middle of a word: then it opened nothing. */
function readQuoted({ source, delimiter }: Reader, start: number): { cell: string; end: number } | null {
  let cell = ''
  let at = start + 1
  while (at - start < MAX_QUOTED) {
    const mark = source.indexOf('"', at)
    if (mark === -1 || mark - start > MAX_QUOTED) return null
    cell += source.slice(at, mark)
    at = mark + 1
    if (source[at] !== '"') {
      const after = source[at]
      const lines = cell.split('\n').length - 1
      const isClosed = after === undefined || after === '\n' || after === delimiter
      return isClosed && lines <= MAX_QUOTED_LINES ? { cell, end: at } : null
    }
    cell += '"'
    at += 1
  }
  return null
}

function asOneLine({ source, delimiter }: Reader, start: number, broken: number): ReadRecord {
  const end = endOfLine(source, start)
  const cells = source.slice(start, end).split(delimiter)
  return { cells: cells.map((cell) => cell.trim()), broken, next: end + 1 }
}

function endOfLine(source: string, start: number): number {
  const end = source.indexOf('\n', start)
  return end === -1 ? source.length : end
}

function endOfCell({ source, delimiter }: Reader, start: number, lineEnd: number): number {
  const cut = source.slice(start, lineEnd).indexOf(delimiter)
  return cut === -1 ? lineEnd : start + cut
}

export function rowOf({ cells, broken }: ReadRecord, columns: readonly string[], row: number): TableRow {
  const plain = cells.map(withoutGuard)
  if (broken !== null)
    return {
      row,
      cells: plain.slice(0, columns.length).map(cut),
      problem: {
        column: Math.min(broken, columns.length - 1),
        detail: 'A quotation mark isn’t closed. Close it, or double it ("") to use it as a character.',
      },
    }
  const extra = plain.slice(columns.length).filter((cell) => cell !== '')
  if (extra.length === 0) return { row, cells: columns.map((_, place) => plain[place] ?? '') }
  return {
    row,
    cells: plain.slice(0, columns.length).map(cut),
    problem: {
      column: null,
      detail: `The row has ${plain.length}${plain.length < MAX_CELLS ? '' : ' or more'} cells, but the header has ${columns.length}. Put text that contains the separator in quotation marks.`,
    },
  }
}

/** Of a row that is not imported, only what helps to find its problem is kept. */
const cut = (cell: string): string => cell.slice(0, MAX_QUOTED)

/** Our own files guard cells that a spreadsheet would run as a formula with an apostrophe. */
const withoutGuard = (cell: string): string => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell)

export function named(header: readonly string[]): string[] {
  const last = header.findLastIndex((name) => name !== '')
  const names = header.slice(0, last + 1)
  if (names.length > MAX_COLUMNS)
    throw new TableRefused(`The file has ${names.length} columns; at most ${MAX_COLUMNS} are read. Remove some.`)
  const seen = new Map<string, number>()
  return names.map((given, place) => {
    const name = given === '' ? `Column ${place + 1}` : given.slice(0, 120)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}
