import { MINUTE_MS } from '../../platform/time/durations.ts'

/** For how long people who were removed can be put back. */
export const UNDO_MS = 10 * MINUTE_MS
export const MAX_NOTE = 1000

/** The note with another line at its end. */
export const withLine = (note: string | null, line: string): string => (note === null ? line : `${note}\n${line}`)

/** Without that line, if it is still the last. */
export function withoutLine(note: string | null, line: string): string | null {
  if (note === line) return null
  const end = `\n${line}`
  return note?.endsWith(end) ? note.slice(0, -end.length) : note
}
