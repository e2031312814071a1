import { csvCell } from '@assay/contracts/csv-cell'
import type { ReactNode } from 'react'

/** One column of a list: header, cell and export value. */
export interface ListColumn<Row> {
  readonly key: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** The export value. */
  readonly text: (row: Row) => string | number | null
  /** The attribute the server sorts by. */
  readonly sort?: string
  /** The column sorts opposite to its attribute: an older date means more days. */
  readonly sortsReversed?: boolean
  readonly numeric?: boolean
  /** The class of each cell. */
  readonly className?: string | undefined
  /** Hidden on small screens unless the user selected it. */
  readonly roomy?: boolean
  /** Identifies the row, so it can't be hidden. */
  readonly fixed?: boolean
  /** Hidden until selected. */
  readonly extra?: boolean
}

export const usualKeys = (columns: readonly ListColumn<never>[]): string[] =>
  columns.filter(({ extra }) => extra !== true).map(({ key }) => key)

/** The named columns in that order, preceded by required columns that are missing. */
export function columnsNamed<Row>(
  columns: readonly ListColumn<Row>[],
  keys: readonly string[],
): readonly ListColumn<Row>[] {
  const named = keys.flatMap((key) => columns.filter((column) => column.key === key))
  const forgotten = columns.filter((column) => column.fixed === true && !named.includes(column))
  return [...forgotten, ...named]
}

/** Exports exactly what the screen shows. */
export function csvOf<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map(({ text }) => csvCell(text(row))).join(','))
  return [columns.map(({ label }) => csvCell(label.toLowerCase())).join(','), ...lines].join('\r\n')
}
