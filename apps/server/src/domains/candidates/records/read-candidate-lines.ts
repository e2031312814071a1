import { createPauses } from '../../../platform/isolation/with-pauses.ts'
import { type CandidateRecord, RowRejected } from './candidate-record.ts'

/** The result of one row: a candidate, or the reason for its rejection. */
export type ReadRow =
  | { readonly line: number; readonly record: CandidateRecord }
  | { readonly line: number; readonly reason: string; readonly name?: string }

const MAX_LINE_LENGTH = 2_000_000

/** Splits a byte stream into lines that are not empty, holding at most one of them. */
export async function* linesOf(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<{ readonly line: number; readonly text: string | null }> {
  const decoder = new TextDecoder('utf-8')
  let pending = ''
  let line = 0
  let isTooLong = false
  for await (const chunk of chunks) {
    const text = pending + decoder.decode(chunk, { stream: true })
    let start = 0
    // Not split: a chunk may hold millions of empty lines.
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      line += 1
      if (isTooLong || end - start > MAX_LINE_LENGTH) yield { line, text: null }
      else if (end > start) yield { line, text: text.slice(start, end) }
      isTooLong = false
      start = end + 1
    }
    pending = text.slice(start)
    if (pending.length > MAX_LINE_LENGTH) {
      pending = ''
      isTooLong = true
    }
  }
  pending += decoder.decode()
  if (pending !== '' || isTooLong) yield { line: line + 1, text: isTooLong ? null : pending }
}

/** Reads every non-blank line; a bad one is reported and stops nothing. */
export async function* readCandidateLines(
  chunks: AsyncIterable<Buffer>,
  read: (text: string) => CandidateRecord,
): AsyncGenerator<ReadRow> {
  const pause = createPauses()
  for await (const { line, text } of linesOf(chunks)) {
    const due = pause()
    if (due !== undefined) await due
    if (text === null) yield { line, reason: `is longer than ${MAX_LINE_LENGTH / 1_000_000} million characters` }
    else if (text.trim() !== '') yield readRow(line, () => read(text))
  }
}

/** Reads one row, and turns a `RowRejected` into its reason, so that the other rows are read on. */
export function readRow(line: number, read: () => CandidateRecord, name?: string): ReadRow {
  try {
    return { line, record: read() }
  } catch (error) {
    if (error instanceof RowRejected) return { line, reason: error.message, ...(name === undefined ? {} : { name }) }
    throw error
  }
}
