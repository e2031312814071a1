type Cell = string | number | null

/** A table as CSV. A text that a spreadsheet would take for a formula is marked as text. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `${[head, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

function cellOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
