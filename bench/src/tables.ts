/** Formats figures as a table for terminal and documents. */

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map((column, place) =>
    Math.max(column.length, ...rows.map((row) => (row[place] ?? '').length)),
  )
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, place) => (place === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[place] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, place) => (place === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(columns), rule, ...rows.map(line)].join('\n')
}

/** Three significant digits. */
export function figure(value: number | null, unit = ''): string {
  if (value === null) return '–'
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}${unit}`
}
