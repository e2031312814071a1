/** Candidates as numbers, one row each: the step between profiles and blocks, also back when a delta is merged. */

import type {
  CandidateProfile,
  LanguageLevel,
  ProfileSkill,
  ProfileTitle,
  Seniority,
} from '../candidate/candidate-profile.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import type { Column } from './column.ts'
import { type Dictionary, keywordNumber, languageNumber, scheduleNumber } from './dictionary.ts'
import { type Growing, growing, push } from './growing.ts'
import { hashText, mix32 } from './hash.ts'
import { emptyIds, type IdRows, pushId } from './id-table.ts'
import { encodeDetail, encodeStrength, gradeNumber, UNKNOWN_DAY } from './skill-code.ts'
import { encodeTitle } from './title-code.ts'

export const UNKNOWN_BYTE = 255
export const UNKNOWN_SHORT = 65_535
/** Within 31 bits, so that comparing needs no branch. */
export const UNKNOWN_RATE = 0x7fffffff
export const NO_COUNTRY = 0
export const NO_FAMILY = 255

/** Bits of the flags byte. */
export const FULL_TIME = 1
export const CONTRACT = 2
export const STATES_LANGUAGES = 4

export const SENIORITY_NUMBER: Readonly<Record<Seniority, number>> = {
  none: 0,
  intern: 1,
  junior: 2,
  mid: 3,
  senior: 4,
  staff: 5,
  lead: 6,
}
/** Staff and lead are two branches of the same level. */
export function ladderStep(seniority: number): number {
  return Math.min(seniority, SENIORITY_NUMBER.staff)
}

export const SENIORITY_BY_NUMBER = ['none', 'intern', 'junior', 'mid', 'senior', 'staff', 'lead'] as const

/** 0 for a level that is not stated. */
export const LEVEL_NUMBER: Readonly<Record<LanguageLevel, number>> = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6 }
export const LEVEL_BY_NUMBER = [null, 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

/** By number: 1 for the levels that suffice. One that is not stated may. */
export function levelsFrom(least: LanguageLevel | null): Uint8Array {
  const number = least === null ? 0 : LEVEL_NUMBER[least]
  return Uint8Array.from(LEVEL_BY_NUMBER, (_, level) => (level === 0 || level >= number ? 1 : 0))
}

/** The single values of a row, each a typed array by row. */
export const columnMakers = {
  seniority: Uint8Array,
  /** Quarters of a year. */
  experience: Uint8Array,
  vetting: Uint8Array,
  /** Cents of the reference currency per hour. */
  rate: Uint32Array,
  notice: Uint16Array,
  schedule: Uint16Array,
  country: Uint16Array,
  family: Uint8Array,
  flags: Uint8Array,
  /** Day since 1970 on which the profile was last confirmed. */
  confirmed: Uint16Array,
  /** Hash of the profile's content, for the hash of the index. */
  contentHash: Uint32Array,
} as const

export type ColumnName = keyof typeof columnMakers
/** The values of a block. The hashes are all distinct and stay unencoded. */
export type Columns = { readonly [Name in CodedColumnName | BandName]: Column } & {
  readonly contentHash: Uint32Array
}
export type CodedColumnName = Exclude<ColumnName, 'contentHash'>
/** Computed from other columns for counting; empty if the other column has few values itself. */
export const bandNames = ['experienceBand', 'rateBand', 'noticeBand'] as const
export type BandName = (typeof bandNames)[number]
export const columnNames = Object.keys(columnMakers) as ColumnName[]
export const codedColumnNames = columnNames.filter((name) => name !== 'contentHash')

/** Entries of all rows in sequence, and the end of each row. */
export interface RowEntries {
  readonly ends: Growing<Uint32Array<ArrayBuffer>>
  readonly terms: Growing<Uint16Array<ArrayBuffer>>
  readonly codes: Growing<Uint8Array<ArrayBuffer>>
  readonly details: Growing<Uint8Array<ArrayBuffer>>
  readonly days: Growing<Uint16Array<ArrayBuffer>>
}

export interface Rows {
  readonly ids: IdRows
  readonly columns: { readonly [Name in ColumnName]: Growing<Uint8Array | Uint16Array | Uint32Array> }
  readonly skills: RowEntries
  readonly titles: RowEntries
  readonly languages: RowEntries
  readonly keywords: RowEntries
}

export interface Encoding {
  readonly taxonomy: Taxonomy
  readonly dictionary: Dictionary
  readonly asOfDay: number
}

export function emptyRows(): Rows {
  const columns = Object.fromEntries(
    columnNames.map((name) => [name, growing<Uint8Array | Uint16Array | Uint32Array>(columnMakers[name])]),
  ) as Rows['columns']
  return {
    ids: emptyIds(),
    columns,
    skills: emptyEntries(),
    titles: emptyEntries(),
    languages: emptyEntries(),
    keywords: emptyEntries(),
  }
}

export function pushEntry(entries: RowEntries, term: number, code: number, detail = 0, day = UNKNOWN_DAY): void {
  push(entries.terms, term)
  push(entries.codes, code)
  push(entries.details, detail)
  push(entries.days, day)
}

export function endRow(entries: RowEntries): void {
  push(entries.ends, entries.terms.length)
}

/** Appends a candidate as one row, with a hash of everything that ranking reads, from which changes are noticed. */
export function appendProfile(rows: Rows, profile: CandidateProfile, encoding: Encoding): void {
  const { columns } = rows
  const content = [
    hashText(profile.id, 1),
    appendSkills(rows.skills, profile.skills, encoding),
    appendTitles(rows.titles, profile.titles, encoding),
    appendLanguages(rows.languages, profile.languages, encoding.dictionary),
  ]
  const { keywords = [] } = profile
  appendKeywords(rows.keywords, keywords, encoding.dictionary)
  // Profiles without keywords keep the hash that they had before keywords existed.
  if (keywords.length > 0) content.push(hashText([...keywords].sort().join('\n'), 6))
  pushId(rows.ids, profile.id)
  const singles = singleValues(profile, encoding)
  for (const [name, value] of singles) {
    push(columns[name], value)
    if (name !== 'schedule') content.push(value)
  }
  content.push(hashText(profile.timezone ?? '', 2), profile.workingHours?.from ?? -1, profile.workingHours?.to ?? -1)
  push(columns.contentHash, hashNumbers(content))
}

function emptyEntries(): RowEntries {
  return {
    ends: growing(Uint32Array),
    terms: growing(Uint16Array),
    codes: growing(Uint8Array),
    details: growing(Uint8Array),
    days: growing(Uint16Array),
  }
}

function singleValues(profile: CandidateProfile, { taxonomy, dictionary }: Encoding): [ColumnName, number][] {
  return [
    ['seniority', SENIORITY_NUMBER[profile.seniority]],
    ['experience', orUnknown(profile.experienceMonths, UNKNOWN_BYTE, 1 / 3)],
    ['vetting', orUnknown(profile.vettingScore, UNKNOWN_BYTE)],
    ['rate', orUnknown(profile.hourlyRateMinor, UNKNOWN_RATE)],
    ['notice', orUnknown(profile.noticeDays, UNKNOWN_SHORT)],
    ['schedule', scheduleNumber(dictionary, profile)],
    ['country', countryNumber(profile.country)],
    ['family', familyOf(profile.titles, taxonomy)],
    ['flags', flagsOf(profile)],
    ['confirmed', orUnknown(profile.lastConfirmedDay, UNKNOWN_SHORT)],
  ]
}

function orUnknown(value: number | null, unknown: number, scale = 1): number {
  return value === null ? unknown : Math.min(unknown - 1, Math.max(0, Math.floor(value * scale)))
}

/** A number for a two-letter country code, whatever its case; `NO_COUNTRY` for anything else. */
export function countryNumber(code: string | null): number {
  if (code === null || !/^[A-Za-z]{2}$/.test(code)) return NO_COUNTRY
  const upper = code.toUpperCase()
  return (upper.charCodeAt(0) - 64) * 27 + (upper.charCodeAt(1) - 64)
}

export function countryCode(number: number): string {
  return String.fromCharCode(64 + Math.floor(number / 27), 64 + (number % 27))
}

function familyOf(titles: readonly ProfileTitle[], taxonomy: Taxonomy): number {
  for (const { title } of titles) {
    const number = taxonomy.titleNumbers.get(title)
    if (number !== undefined) return taxonomy.titleFamily[number] as number
  }
  return NO_FAMILY
}

function flagsOf({ engagement, languages }: CandidateProfile): number {
  return (
    (engagement.includes('fullTime') ? FULL_TIME : 0) |
    (engagement.includes('contract') ? CONTRACT : 0) |
    (languages.length > 0 ? STATES_LANGUAGES : 0)
  )
}

/** A skill named twice counts once. Skills outside the taxonomy are ignored: no search can request them. */
function appendSkills(entries: RowEntries, skills: readonly ProfileSkill[], encoding: Encoding): number {
  const from = entries.terms.length
  const slugHashes = slugHashesOf(encoding.taxonomy)
  const held: ProfileSkill[] = []
  let content = 0
  for (const skill of skills) {
    const term = encoding.taxonomy.skillNumbers.get(skill.skill)
    if (term === undefined) continue
    content = (content + skillHash(skill, slugHashes[term] as number)) | 0
    const place = placeOfTerm(entries, from, term)
    const isNew = place === held.length
    held[place] = isNew ? skill : joinedSkill(held[place] as ProfileSkill, skill)
    if (isNew) pushEntry(entries, term, 0)
    writeSkill(entries, from + place, held[place], encoding.asOfDay)
  }
  endRow(entries)
  return content
}

/** Searches the entries of the row; appends if there is none. */
function placeOfTerm({ terms }: RowEntries, from: number, term: number): number {
  let at = from
  while (at < terms.length && terms.array[at] !== term) at++
  return at - from
}

const slugHashesByTaxonomy = new WeakMap<Taxonomy, Uint32Array>()

function slugHashesOf(taxonomy: Taxonomy): Uint32Array {
  const known = slugHashesByTaxonomy.get(taxonomy)
  if (known !== undefined) return known
  const hashes = Uint32Array.from(taxonomy.skills, ({ slug }) => hashText(slug, 3))
  slugHashesByTaxonomy.set(taxonomy, hashes)
  return hashes
}

function writeSkill({ codes, details, days }: RowEntries, place: number, skill: ProfileSkill, asOfDay: number): void {
  codes.array[place] = encodeStrength(skill, asOfDay)
  details.array[place] = encodeDetail(skill.years, skill.level)
  days.array[place] = skill.evidence === 'claimed' ? UNKNOWN_DAY : orUnknown(skill.evidenceDay, UNKNOWN_DAY)
}

/** Merges several mentions: the best grade with its latest day, and the best of everything else. */
export function joinedSkill(left: ProfileSkill, right: ProfileSkill): ProfileSkill {
  const better = gradeNumber(right.evidence) - gradeNumber(left.evidence)
  const strongest = better > 0 ? right : left
  return {
    ...strongest,
    evidenceDay: better === 0 ? larger(left.evidenceDay, right.evidenceDay) : strongest.evidenceDay,
    years: larger(left.years, right.years),
    level: larger(left.level, right.level),
    lastUsedDay: larger(left.lastUsedDay, right.lastUsedDay),
    prominence: left.prominence > right.prominence ? left.prominence : right.prominence,
  }
}

function larger(left: number | null, right: number | null): number | null {
  if (left === null || right === null) return left ?? right
  return Math.max(left, right)
}

function skillHash(skill: ProfileSkill, slugHash: number): number {
  const detail = encodeDetail(skill.years, skill.level)
  const said = (gradeNumber(skill.evidence) << 10) | (skill.prominence << 8) | detail
  const ofSlug = mixIn(mixIn(HASH_START, slugHash), said)
  return mix32(mixIn(mixIn(ofSlug, skill.evidenceDay ?? -1), skill.lastUsedDay ?? -1))
}

/** A title held in several jobs counts once: its latest end and the sum of its months. */
function appendTitles(entries: RowEntries, titles: readonly ProfileTitle[], { taxonomy }: Encoding): number {
  const held = new Map<number, { code: number; title: ProfileTitle; isFirst: boolean }>()
  let content = 0
  for (const [place, title] of titles.entries()) {
    const number = taxonomy.titleNumbers.get(title.title)
    if (number === undefined) continue
    content = hashNumbers([content, hashText(title.title, 4), title.months ?? -1, title.endedMonthsAgo ?? -1])
    const earlier = held.get(number)
    const together = earlier === undefined ? title : joined(earlier.title, title)
    const isFirst = earlier?.isFirst ?? place === 0
    held.set(number, { code: encodeTitle(together, isFirst), title: together, isFirst })
  }
  for (const [number, { code }] of held) pushEntry(entries, number, code)
  endRow(entries)
  return content
}

function joined(left: ProfileTitle, right: ProfileTitle): ProfileTitle {
  return {
    title: left.title,
    months: sumOfKnown(left.months, right.months),
    endedMonthsAgo:
      left.endedMonthsAgo === null || right.endedMonthsAgo === null
        ? (left.endedMonthsAgo ?? right.endedMonthsAgo)
        : Math.min(left.endedMonthsAgo, right.endedMonthsAgo),
  }
}

function sumOfKnown(left: number | null, right: number | null): number | null {
  return left === null && right === null ? null : (left ?? 0) + (right ?? 0)
}

function appendLanguages(
  entries: RowEntries,
  languages: CandidateProfile['languages'],
  dictionary: Dictionary,
): number {
  const levels = new Map<number, number>()
  let content = 0
  for (const { code, level } of languages) {
    const number = languageNumber(dictionary, code)
    const known = level === null ? 0 : LEVEL_NUMBER[level]
    content = (content + hashNumbers([hashText(code, 5), known])) | 0
    levels.set(number, Math.max(known, levels.get(number) ?? 0))
  }
  for (const [number, level] of levels) pushEntry(entries, number, level)
  endRow(entries)
  return content
}

/** A keyword mentioned twice counts once. */
function appendKeywords(entries: RowEntries, keywords: readonly string[], dictionary: Dictionary): void {
  for (const term of new Set(keywords)) {
    const number = keywordNumber(dictionary, term)
    if (number !== -1) pushEntry(entries, number, 1)
  }
  endRow(entries)
}

const HASH_START = 0x9e3779b9

function hashNumbers(values: readonly number[]): number {
  let hash = HASH_START
  for (const value of values) hash = mixIn(hash, value)
  return mix32(hash)
}

function mixIn(hash: number, value: number): number {
  return mix32(hash ^ (value | 0)) + Math.imul(value | 0, 0x27d4eb2f)
}
