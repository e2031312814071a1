import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type CandidateCells, readCandidateCells } from './candidate-cells.ts'
import { type ReadRow, readRow } from './read-candidate-lines.ts'

/** Columns of a CSV import; only the first is required, and their order is free. */
export const csvColumns = [
  'external_id',
  'name',
  'email',
  'phone',
  'headline',
  'title',
  'seniority',
  'summary',
  'experience_years',
  'skills',
  'languages',
  'rate_amount',
  'rate_currency',
  'rate_period',
  'notice_days',
  'hours_per_week',
  'timezone',
  'country',
  'city',
  'engagement',
  'state',
  'last_confirmed_at',
] as const

/** Reads a CSV file with a header (RFC 4180); the delimiter (comma, semicolon or tab) is detected from the header. */
export async function* readCsvRows(chunks: AsyncIterable<Buffer>, today: string): AsyncGenerator<ReadRow> {
  const parser = Readable.from(chunks).pipe(
    parse({
      bom: true,
      columns: (header: string[]) => header.map(columnOf),
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 2_000_000,
    }),
  )
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: CandidateCells; info: { lines: number } }>)
      yield readRow(info.lines, () => readCandidateCells(record, today))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    yield {
      line: Number((error as { lines?: number }).lines ?? 0),
      reason: `the file cannot be read on: ${error.message}`,
    }
  }
}

function columnOf(name: string): string {
  const key = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return key === 'externalid' || key === 'id' ? 'external_id' : key
}
