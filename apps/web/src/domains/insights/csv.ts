import { csvCell } from '@assay/contracts/csv-cell'

type Cell = string | number | null

/** A table as CSV. A text that a spreadsheet would take for a formula is marked as text. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}
