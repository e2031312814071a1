import type { ReactNode } from 'react'

/** One column of a list: what its head says, what a cell shows, and what stands for it in a file. */
export interface ListColumn<Row> {
  readonly key: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** As it stands in a file. */
  readonly text: (row: Row) => string | number | null
  /** The member by which the server sorts. */
  readonly sort?: string
  /** The order of the column runs against the member: the longer ago, the more days. */
  readonly sortsReversed?: boolean
  readonly numeric?: boolean
  /** Of each cell. */
  readonly className?: string | undefined
  /** Leaves a small screen unless somebody chose it. */
  readonly roomy?: boolean
  /** Cannot be left out: what the row is. */
  readonly fixed?: boolean
  /** Not there until it is chosen. */
  readonly extra?: boolean
}

export const usualKeys = (columns: readonly ListColumn<never>[]): string[] =>
  columns.filter(({ extra }) => extra !== true).map(({ key }) => key)

/** Those that are named, in that order; what cannot be left out comes first wherever it was forgotten. */
export function columnsNamed<Row>(
  columns: readonly ListColumn<Row>[],
  keys: readonly string[],
): readonly ListColumn<Row>[] {
  const named = keys.flatMap((key) => columns.filter((column) => column.key === key))
  const forgotten = columns.filter((column) => column.fixed === true && !named.includes(column))
  return [...forgotten, ...named]
}

/** What the screen shows, and nothing that it does not. */
export function csvOf<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map(({ text }) => cellOf(text(row))).join(','))
  return [columns.map(({ label }) => cellOf(label.toLowerCase())).join(','), ...lines].join('\r\n')
}

/** Quotes cells that begin like a formula, so that spreadsheets show them as text. */
function cellOf(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
