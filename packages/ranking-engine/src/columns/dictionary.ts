/** Values that many candidates share, each stored once: working hours with their zone, languages and keywords. */

import type { CandidateProfile } from '../candidate/candidate-profile.ts'

export interface Schedule {
  /** IANA name; empty if the zone is unknown. */
  readonly zone: string
  /** Minutes after local midnight. */
  readonly from: number
  readonly to: number
}

export interface Dictionary {
  readonly schedules: Schedule[]
  readonly scheduleNumbers: Map<string, number>
  readonly languages: string[]
  readonly languageNumbers: Map<string, number>
  readonly keywords: string[]
  readonly keywordNumbers: Map<string, number>
  /** Minutes east of UTC by zone, on the day last read; null for a zone that the runtime does not know. */
  offsets: { day: number; byZone: Map<string, number | null> }
}

export const DEFAULT_HOURS = { from: 9 * 60, to: 18 * 60 } as const
export const UNKNOWN_SCHEDULE = 0

/** Hours are rounded to a quarter of an hour, so that few distinct values remain. */
const HOUR_GRID_IN_MINUTES = 15
const MAX_SCHEDULES = 65_536

export function emptyDictionary(): Dictionary {
  const nowhere: Schedule = { zone: '', ...DEFAULT_HOURS }
  return dictionaryOf({ schedules: [nowhere], languages: [], keywords: [] })
}

/** Opens a dictionary that was stored as lists; the numbers are the places in them. */
export function dictionaryOf({
  schedules,
  languages,
  keywords,
}: {
  readonly schedules: readonly Schedule[]
  readonly languages: readonly string[]
  readonly keywords: readonly string[]
}): Dictionary {
  return {
    schedules: [...schedules],
    scheduleNumbers: new Map(schedules.map((schedule, number) => [keyOf(schedule), number])),
    languages: [...languages],
    languageNumbers: new Map(languages.map((language, number) => [language, number])),
    keywords: [...keywords],
    keywordNumbers: new Map(keywords.map((term, number) => [term, number])),
    offsets: { day: -1, byZone: new Map() },
  }
}

/** The number of a candidate's time zone and working hours, assigned on first use. Hours are rounded to the grid. */
export function scheduleNumber(
  dictionary: Dictionary,
  profile: Pick<CandidateProfile, 'timezone' | 'workingHours'>,
): number {
  if (profile.timezone === null || profile.timezone === '') return UNKNOWN_SCHEDULE
  const hours = profile.workingHours ?? DEFAULT_HOURS
  const schedule = { zone: profile.timezone, from: onGrid(hours.from), to: onGrid(hours.to) }
  const key = keyOf(schedule)
  const known = dictionary.scheduleNumbers.get(key)
  if (known !== undefined) return known
  const number = dictionary.schedules.length
  if (number >= MAX_SCHEDULES) throw new RangeError('The pool holds more than 65,535 different working weeks.')
  dictionary.schedules.push(schedule)
  dictionary.scheduleNumbers.set(key, number)
  return number
}

/** Only the primary subtag counts: "pt-BR" is Portuguese. */
export function languageNumber(dictionary: Dictionary, code: string): number {
  const primary = primaryLanguage(code)
  const known = dictionary.languageNumbers.get(primary)
  if (known !== undefined) return known
  dictionary.languageNumbers.set(primary, dictionary.languages.length)
  return dictionary.languages.push(primary) - 1
}

const MAX_KEYWORDS = 65_535

/** -1 for a keyword beyond the limit; the shipped table has far fewer. */
export function keywordNumber(dictionary: Dictionary, term: string): number {
  const known = dictionary.keywordNumbers.get(term)
  if (known !== undefined) return known
  if (dictionary.keywords.length === MAX_KEYWORDS) return -1
  dictionary.keywordNumbers.set(term, dictionary.keywords.length)
  return dictionary.keywords.push(term) - 1
}

export function primaryLanguage(code: string): string {
  return (code.split('-')[0] ?? code).toLowerCase()
}

function keyOf(schedule: Schedule): string {
  return `${schedule.zone}|${schedule.from}|${schedule.to}`
}

function onGrid(minutes: number): number {
  return Math.round(minutes / HOUR_GRID_IN_MINUTES) * HOUR_GRID_IN_MINUTES
}
