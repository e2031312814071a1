// Outcomes from a CSV file: one person assessed for one job per row.
import type { AuditMeasure, ImpactTable } from '@assay/contracts/bias-audits'
import { auditCuts } from '@assay/contracts/bias-audits'
import { type Race, races, type Sex, sexes } from '@assay/contracts/demographics'
import { parse } from 'csv-parse/sync'
import { impactTable, medianOf, type TableOptions } from './impact-tables.rules.ts'

interface Row {
  readonly line: number
  readonly sex: Sex | null
  readonly race: Race | null
  readonly job: string
  readonly isSelected: boolean | null
  readonly score: number | null
}

/** The problems of the file, by line. */
export class OutcomesRejected extends Error {
  override name = 'OutcomesRejected'
}

const YES = new Set(['1', 'true', 'yes'])
const NO = new Set(['0', 'false', 'no'])

/** Parses a CSV of outcomes with a header row. Throws `OutcomesRejected`, whose message names the problem. */
export function readOutcomes(text: string): Row[] {
  let records: Record<string, string>[]
  try {
    records = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      trim: true,
    })
  } catch (error) {
    throw new OutcomesRejected((error as Error).message)
  }
  const [first] = records
  if (first === undefined) throw new OutcomesRejected('The file has no rows.')
  for (const column of ['sex', 'race'])
    if (!(column in first)) throw new OutcomesRejected(`The column ${column} is missing.`)
  if (!('selected' in first || 'score' in first)) throw new OutcomesRejected('A column selected or score is missing.')
  return records.map((record, at) => rowOf(record, at + 2))
}

function rowOf(record: Readonly<Record<string, string>>, line: number): Row {
  const selected = record['selected']?.toLowerCase() ?? ''
  const score = record['score'] ?? ''
  if (selected !== '' && !YES.has(selected) && !NO.has(selected))
    throw new OutcomesRejected(`Line ${line}: selected must be yes or no, not "${selected}".`)
  if (score !== '' && !Number.isFinite(Number(score)))
    throw new OutcomesRejected(`Line ${line}: the score "${score}" is not a number.`)
  return {
    line,
    sex: oneOf(sexes, record['sex'], { line, column: 'sex' }),
    race: oneOf(races, record['race'], { line, column: 'race' }),
    job: record['job'] ?? '',
    isSelected: selected === '' ? null : YES.has(selected),
    score: score === '' ? null : Number(score),
  }
}

function oneOf<Value extends string>(
  known: readonly Value[],
  text: string | undefined,
  { line, column }: { line: number; column: string },
): Value | null {
  if (text === undefined || text === '') return null
  const found = known.find((value) => value.toLowerCase() === text.toLowerCase())
  if (found === undefined)
    throw new OutcomesRejected(`Line ${line}: ${column} is ${known.join(', ')} or nothing, not "${text}".`)
  return found
}

/** Selection rates if the file states who was selected, scoring rates if it has scores; medians by job. */
export function tablesOfOutcomes(rows: readonly Row[], options: TableOptions): ImpactTable[] {
  const medians = new Map(
    [...Map.groupBy(rows, ({ job }) => job)].map(([job, own]) => [
      job,
      medianOf(own.flatMap(({ score }) => score ?? [])),
    ]),
  )
  const of = (measure: AuditMeasure, isSelected: (row: Row) => boolean | null): ImpactTable[] => {
    const outcomes = rows.flatMap((row) => {
      const selected = isSelected(row)
      return selected === null ? [] : [{ sex: row.sex, race: row.race, isSelected: selected }]
    })
    return outcomes.length === 0 ? [] : auditCuts.map((by) => impactTable(outcomes, { measure, by }, options))
  }
  return [
    ...of('scored', ({ job, score }) => (score === null ? null : score > (medians.get(job) ?? 0))),
    ...of('shortlisted', (row) => row.isSelected),
  ]
}
