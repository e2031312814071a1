import { readCursor, writeCursor } from './cursor.ts'
import type { PageRequest } from './page.ts'
import { ParameterError } from './parameter-error.ts'

/** One page of a list, from which the links and `meta` are built. */
export interface Page<Row> {
  readonly data: Row[]
  readonly total: number
  /** The cursor of the next page; null on the last one. */
  readonly after: string | null
  readonly before: string | null
}

/** Cuts a page out of a sorted list in memory; rows are identified by id. */
export function pageOfRows<Row>(rows: readonly Row[], page: PageRequest, idOf: (row: Row) => string): Page<Row> {
  const start = startOf(rows, page, idOf)
  const end = page.before === undefined ? start + page.size : placeOf(rows, page.before, idOf, 'page[before]')
  const data = rows.slice(start, end)
  const [first, last] = [data[0], data.at(-1)]
  return {
    data,
    total: rows.length,
    after: last !== undefined && end < rows.length ? writeCursor([idOf(last)]) : null,
    before: first !== undefined && start > 0 ? writeCursor([idOf(first)]) : null,
  }
}

function startOf<Row>(rows: readonly Row[], page: PageRequest, idOf: (row: Row) => string): number {
  if (page.after !== undefined) return placeOf(rows, page.after, idOf, 'page[after]') + 1
  if (page.before !== undefined) return Math.max(0, placeOf(rows, page.before, idOf, 'page[before]') - page.size)
  return ((page.number ?? 1) - 1) * page.size
}

function placeOf<Row>(
  rows: readonly Row[],
  cursor: string,
  idOf: (row: Row) => string,
  parameter: 'page[after]' | 'page[before]',
): number {
  const [id] = readCursor(cursor, 1, parameter)
  const place = rows.findIndex((row) => idOf(row) === id)
  if (place < 0) throw new ParameterError(parameter, 'The row of this cursor is no longer in the list.')
  return place
}
