/** Parses a CSV file to records by header, with quoted cells as in RFC 4180. */
export function readCsv(text: string): Record<string, string>[] {
  const [header, ...rows] = csvRows(text)
  if (header === undefined) return []
  return rows.map((row) => Object.fromEntries(header.map((name, place) => [name, row[place] ?? ''])))
}

export function csvRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const match of text.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    const [whole, cell = '', end] = match
    if (whole === '') break
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows
}
