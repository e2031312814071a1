/** What a spreadsheet takes for the beginning of a formula, also in full-width letters and after blanks. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A cell of a CSV file. A spreadsheet would run a text that begins like a formula, so that it is marked as text. */
export function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\n\r\t;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
