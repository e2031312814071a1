import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { minorOf } from '@assay/contracts/amounts'
import { evidenceGrades } from '@assay/contracts/search-criteria'
import { CsvError, parse } from 'csv-parse'
import { RowRejected } from './candidate-record.ts'
import type { JsonResumeInput } from './json-resume.ts'
import { type ReadRow, readRow } from './read-candidate-lines.ts'
import { readJsonResume } from './read-json-resume.ts'

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
type Column = (typeof csvColumns)[number]
type Cells = Readonly<Partial<Record<Column, string>>>

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
    for await (const { record, info } of parser as AsyncIterable<{ record: Cells; info: { lines: number } }>)
      yield readRow(info.lines, () => readCells(record, today))
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

function readCells(cells: Cells, today: string) {
  const contentHash = createHash('sha256').update(JSON.stringify(cells)).digest('hex').slice(0, 32)
  if ((cells.external_id ?? '') === '')
    throw new RowRejected('external_id is empty: it names the person in your system')
  return readJsonResume(jsonResumeFrom(cells), { contentHash, today })
}

function jsonResumeFrom(cells: Cells): JsonResumeInput {
  const years = numberIn(cells, 'experience_years')
  return {
    basics: {
      name: cells.name,
      email: cells.email,
      phone: cells.phone,
      label: cells.headline || cells.title,
      summary: cells.summary,
      location: { city: cells.city, countryCode: cells.country || null },
    },
    meta: {
      assay: {
        externalId: cells.external_id ?? '',
        title: cells.title || null,
        seniority: (cells.seniority || null) as never,
        experienceMonths: years === null ? null : Math.round(years * 12),
        skills: listIn(cells.skills).map(readSkill),
        rate: readRate(cells),
        noticeDays: numberIn(cells, 'notice_days'),
        hoursPerWeek: numberIn(cells, 'hours_per_week'),
        timezone: cells.timezone || null,
        languages: listIn(cells.languages).map((cell) => {
          const [code = '', level = 'B1'] = cell.split(':')
          return { code: code.trim().toLowerCase(), level: level.trim().toUpperCase() as never }
        }),
        engagement: listIn(cells.engagement) as never[],
        state: (cells.state || null) as never,
        lastConfirmedAt: cells.last_confirmed_at || null,
      },
    },
  }
}

// "Kafka:4:assessed:2026-03-01": name, years, verification level and its date; only the name is required.
function readSkill(cell: string): NonNullable<JsonResumeInput['meta']['assay']['skills']>[number] {
  const [name = '', years = '', evidence = '', evidenceOn = ''] = cell.split(':').map((part) => part.trim())
  if (evidence !== '' && !(evidenceGrades as readonly string[]).includes(evidence))
    throw new RowRejected(`skills: "${evidence}" is no evidence; known are ${evidenceGrades.join(', ')}`)
  if (years !== '' && !Number.isFinite(Number(years))) throw new RowRejected(`skills: "${years}" is no number of years`)
  return {
    name,
    years: years === '' ? null : Number(years),
    evidence: (evidence || 'claimed') as (typeof evidenceGrades)[number],
    evidenceOn: evidenceOn || null,
  }
}

function readRate(cells: Cells): JsonResumeInput['meta']['assay']['rate'] {
  const amount = numberIn(cells, 'rate_amount')
  if (amount === null) return null
  const currency = (cells.rate_currency ?? '').toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency))
    throw new RowRejected(`rate_currency: "${cells.rate_currency ?? ''}" is no ISO 4217 code`)
  return {
    amountMinor: minorOf(amount, currency),
    currency,
    period: (cells.rate_period || 'hour') as never,
  }
}

function numberIn(cells: Cells, column: Column): number | null {
  const text = cells[column] ?? ''
  if (text === '') return null
  const value = Number(text.replace(',', '.'))
  if (!Number.isFinite(value)) throw new RowRejected(`${column}: "${text}" is no number`)
  return value
}

function listIn(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(/[;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
