import { createHash } from 'node:crypto'
import { minorOf } from '@assay/contracts/amounts'
import type { CandidateField } from '@assay/contracts/import-runs'
import { evidenceGrades, languageLevels } from '@assay/contracts/search-criteria'
import { findCountry, findLanguage } from '../taxonomy/index.ts'
import { type CandidateRecord, RowRejected } from './candidate-record.ts'
import type { JsonResumeInput } from './json-resume.ts'
import { readJsonResume } from './read-json-resume.ts'

/** One row of a table by what its columns mean. */
export type CandidateCells = Readonly<Partial<Record<CandidateField, string>>>

/** Reads one row of a table. `today` is a day such as 2026-11-20. */
export function readCandidateCells(cells: CandidateCells, today: string): CandidateRecord {
  const contentHash = createHash('sha256').update(JSON.stringify(cells)).digest('hex').slice(0, 32)
  if ((cells.external_id ?? '') === '')
    throw new RowRejected('external_id is empty. Enter the candidate’s id in your system')
  return readJsonResume(jsonResumeFrom(cells), { contentHash, today })
}

function jsonResumeFrom(cells: CandidateCells): JsonResumeInput {
  const years = numberIn(cells, 'experience_years')
  const employer = cells.employer || null
  return {
    basics: {
      name: cells.name || [cells.first_name, cells.last_name].filter(Boolean).join(' '),
      email: cells.email,
      phone: cells.phone,
      label: cells.headline || cells.title,
      summary: cells.summary,
      location: { city: cells.city, countryCode: countryIn(cells) },
      profiles: listIn(cells.links).map((url) => ({ url })),
    },
    ...(employer === null ? {} : { work: [{ name: employer, position: cells.title || cells.headline || null }] }),
    meta: {
      assay: {
        externalId: cells.external_id ?? '',
        title: cells.title || null,
        seniority: (cells.seniority?.toLowerCase() || null) as never,
        experienceMonths: years === null ? null : Math.round(years * 12),
        skills: listIn(cells.skills).map(readSkill),
        rate: readRate(cells),
        noticeDays: wholeIn(cells, 'notice_days'),
        hoursPerWeek: wholeIn(cells, 'hours_per_week'),
        timezone: cells.timezone || null,
        languages: listIn(cells.languages).map(readLanguage),
        engagement: listIn(cells.engagement).map(engagementOf) as never[],
        state: (cells.state || null) as never,
        lastConfirmedAt: cells.last_confirmed_at || null,
        videoUrl: cells.video_url || null,
      },
    },
  }
}

// "Kafka:4:assessed:2026-03-01": name, years, verification level and its date; only the name is required.
function readSkill(cell: string): NonNullable<JsonResumeInput['meta']['assay']['skills']>[number] {
  const [name = '', years = '', evidence = '', evidenceOn = ''] = cell.split(':').map((part) => part.trim())
  if (evidence !== '' && !(evidenceGrades as readonly string[]).includes(evidence))
    throw new RowRejected(`skills: "${evidence}" is not a verification level; use ${evidenceGrades.join(', ')}`)
  if (years !== '' && !Number.isFinite(Number(years)))
    throw new RowRejected(`skills: "${years}" is not a number of years`)
  return {
    name,
    years: years === '' ? null : Number(years),
    evidence: (evidence || 'claimed') as (typeof evidenceGrades)[number],
    evidenceOn: evidenceOn || null,
  }
}

function readLanguage(cell: string): { code: string; level: (typeof languageLevels)[number] } {
  const [name = '', given = 'B1'] = cell.split(':').map((part) => part.trim())
  const level = languageLevels.find((known) => known === given.toUpperCase())
  if (level === undefined) throw new RowRejected(`languages: "${given}" is not a level; write en:C1, from A1 to C2`)
  return { code: findLanguage(name) ?? name.toLowerCase(), level }
}

function countryIn({ country }: CandidateCells): string | null {
  if (country === undefined || country === '') return null
  const code = findCountry(country)
  if (code === null)
    throw new RowRejected(`country: "${country.slice(0, 60)}" is neither a country nor an ISO 3166-1 code such as DE`)
  return code
}

const ENGAGEMENTS: readonly (readonly [RegExp, string])[] = [
  [/^(full[\s-]*time|permanent|employee|vollzeit|festanstellung|temps plein|cdi|tiempo completo)$/i, 'fullTime'],
  [/^(contract(or)?|freelance(r)?|freiberufl(er|ich)|indépendant|autónomo)$/i, 'contract'],
]
const engagementOf = (cell: string): string => ENGAGEMENTS.find(([pattern]) => pattern.test(cell))?.[1] ?? cell

const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/hour|\/h|^h$|stunde|^heures?$|^horas?$/i, 'hour'],
  [/day|daily|^tag$|^jour$|^día$/i, 'day'],
  [/month|^monat$|^mois$|^mes$/i, 'month'],
  [/year|annual|^pa$|^jahr$|^an(née)?$|^año$/i, 'year'],
]

function readRate(cells: CandidateCells): JsonResumeInput['meta']['assay']['rate'] {
  const amount = numberIn(cells, 'rate_amount')
  if (amount === null) return null
  const currency = (cells.rate_currency ?? '').toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency))
    throw new RowRejected(`rate_currency: "${cells.rate_currency ?? ''}" is not an ISO 4217 code such as EUR`)
  const stated = cells.rate_period || 'hour'
  const period = PERIODS.find(([pattern]) => pattern.test(stated))?.[1]
  if (period === undefined) throw new RowRejected(`rate_period: "${stated}" must be hour, day, month or year`)
  return { amountMinor: minorOf(amount, currency), currency, period: period as never }
}

function wholeIn(cells: CandidateCells, column: CandidateField): number | null {
  const value = numberIn(cells, column)
  if (value !== null && !Number.isInteger(value))
    throw new RowRejected(`${column}: "${cells[column]}" is not a whole number`)
  return value
}

/** As people write numbers: 52.50, 52,50, 1,200 or 1.200,50. */
function numberIn(cells: CandidateCells, column: CandidateField): number | null {
  const text = cells[column] ?? ''
  if (text === '') return null
  const bare = text.replaceAll(/[\s\u00A0'’]/g, '')
  const value = Number(isGrouped(bare, ',', '.') ? bare.replaceAll(',', '') : decimalPoint(bare))
  if (!Number.isFinite(value)) throw new RowRejected(`${column}: "${text}" is not a number`)
  return value
}

const isGrouped = (text: string, group: ',' | '.', point: ',' | '.'): boolean =>
  new RegExp(`^-?\\d{1,3}(\\${group}\\d{3})+(\\${point}\\d+)?$`).test(text)

const decimalPoint = (text: string): string =>
  isGrouped(text, '.', ',') && text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text.replace(',', '.')

/** Separated by semicolons or bars, or by commas where there are none. */
function listIn(cell: string | undefined): string[] {
  const text = cell ?? ''
  return text
    .split(/[;|\n]/.test(text) ? /[;|\n]/ : ',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
