import type { CandidateField } from '@assay/contracts/import-runs'

export type Cells = Partial<Record<CandidateField, string>>

/** A problem of a row: the field, and what to do. */
export interface RowFault {
  readonly field: CandidateField | null
  readonly detail: string
}

/**
 * The cells of a row by the meaning of their columns. Without an id column, the email address or the phone number is
 * the id.
 */
export function cellsOfRow(cells: readonly string[], fields: readonly (CandidateField | null)[]): Cells | RowFault {
  const found: Cells = {}
  for (const [place, field] of fields.entries()) {
    const cell = cells[place] ?? ''
    if (field === null || cell === '') continue
    if (isFormula(cell))
      return { field, detail: `The cell holds a formula (${cell.slice(0, 40)}). Replace it with its value.` }
    found[field] = cell
  }
  if (found.email !== undefined && !isAddress(found.email))
    return {
      field: 'email',
      detail: `“${found.email.slice(0, 80)}” is not an email address, such as name@example.org.`,
    }
  const id = found.external_id ?? found.email?.toLowerCase() ?? found.phone?.replaceAll(/[^+\d]/g, '')
  if (id === undefined || id === '')
    return {
      field: null,
      detail:
        'The row has no id, email address or phone number. Add one, so that a later import finds the same candidate.',
    }
  return { ...found, external_id: id }
}

const MAX_ADDRESS = 254
const isAddress = (cell: string): boolean => cell.length <= MAX_ADDRESS && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell)

/** `=A1`, `@SUM(A1)`, `+A1` and `-A1`; a phone number and a negative number are none. */
const isFormula = (cell: string): boolean => /^=|^@\w+\(|^[+-][A-Za-z]+[\d(]/.test(cell)

const HINTS: Readonly<Partial<Record<CandidateField, string>>> = {
  country: 'Write a country or its two-letter code, such as DE.',
  timezone: 'Write an IANA time zone, such as Europe/Berlin.',
  seniority: 'Write intern, junior, mid, senior, staff or lead.',
  engagement: 'Write fullTime, contract, or both with a semicolon.',
  state: 'Write draft, available or paused.',
  experience_years: 'Write years from 0 to 60, such as 4.5.',
  notice_days: 'Write days from 0 to 365.',
  hours_per_week: 'Write hours from 1 to 60.',
  rate_amount: 'Write a number such as 55 or 52.50.',
  rate_currency: 'Write a code of three letters, such as EUR.',
  rate_period: 'Write hour, day, month or year.',
  skills: 'Write names with semicolons, such as Go:6;Kafka:4.',
  languages: 'Write codes and levels, such as en:C1;de:B2.',
  last_confirmed_at: 'Write a day such as 2026-05-01.',
}

const FIELDS_OF_PATHS: readonly (readonly [RegExp, CandidateField])[] = [
  [/^basics\.name/, 'name'],
  [/^basics\.email/, 'email'],
  [/^basics\.phone/, 'phone'],
  [/^basics\.label/, 'headline'],
  [/^basics\.summary/, 'summary'],
  [/^basics\.profiles/, 'links'],
  [/^basics\.location\.city/, 'city'],
  [/^basics\.location\.countryCode/, 'country'],
  [/^work/, 'employer'],
  [/^meta\.assay\.externalId/, 'external_id'],
  [/^meta\.assay\.experienceMonths/, 'experience_years'],
  [/^meta\.assay\.rate/, 'rate_amount'],
  [/^meta\.assay\.noticeDays/, 'notice_days'],
  [/^meta\.assay\.hoursPerWeek/, 'hours_per_week'],
  [/^meta\.assay\.lastConfirmedAt/, 'last_confirmed_at'],
  [/^meta\.assay\.videoUrl/, 'video_url'],
]

/** The reason why a record was rejected, for a reader of a table; it begins with the path of the problem. */
export function faultOfReason(reason: string): RowFault {
  const [, path = '', words = reason] = /^([\w.]+)(?::| is) (.*)$/s.exec(reason) ?? []
  const field = fieldOf(path)
  if (field === null) return { field: null, detail: sentence(reason) }
  const hint = HINTS[field]
  return { field, detail: hint === undefined ? sentence(words) : `${sentence(words)} ${hint}` }
}

function fieldOf(path: string): CandidateField | null {
  const last = path.replace(/^meta\.assay\./, '').split('.')[0] ?? ''
  if (last in HINTS || last === 'external_id' || last === 'title') return last as CandidateField
  return FIELDS_OF_PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? null
}

function sentence(words: string): string {
  const text = words.trim().slice(0, 400)
  const begun = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}
