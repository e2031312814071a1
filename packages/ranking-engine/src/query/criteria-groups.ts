/**
 * Groups candidates by the criteria they miss: none, one, more. The points of a group outweigh everything else that these
 * criteria can contribute, so the list descends by score and by group alike. With few must-haves, missing one is a lot,
 * so the group between is of those who miss nothing but preferences.
 */

import type { Seniority } from '../candidate/candidate-profile.ts'
import { type Dictionary, primaryLanguage } from '../columns/dictionary.ts'
import {
  countryNumber,
  ladderStep,
  levelsFrom,
  NO_COUNTRY,
  SENIORITY_NUMBER,
  UNKNOWN_BYTE,
  UNKNOWN_RATE,
  UNKNOWN_SHORT,
} from '../columns/rows.ts'
import { LISTED_BY_CODE, SHOWN_BY_CODE } from '../columns/skill-code.ts'
import type { OrderShape, Shapes } from '../model/model.ts'
import type { Answer, RequestedItem } from './compile-skills.ts'
import {
  areYearsRequired,
  type Constraints,
  isLimitRequired,
  type LanguageCriterion,
  type SearchCriteria,
} from './search-criteria.ts'

/** By the number of criteria missed: none, one, two and more. */
const groupNames = ['all', 'allButOne', 'fewer'] as const
/** Where preferences are set apart. */
const apartNames = ['all', 'allButPreferences', 'fewer'] as const
export type GroupName = (typeof groupNames)[number] | (typeof apartNames)[number]

export function namesOf({ setsPreferencesApart }: Pick<CriteriaGroups, 'setsPreferencesApart'>): readonly GroupName[] {
  return setsPreferencesApart ? apartNames : groupNames
}

export interface CriteriaGroups {
  /** By group. */
  readonly points: readonly [number, number, number]
  /** Whether the second group misses nothing but preferences, however many; otherwise it misses one of all criteria. */
  readonly setsPreferencesApart: boolean
  /**
   * The first group for which proof and vetting count in part: of few must-haves those who miss more than preferences, of
   * many those who miss more than one.
   */
  readonly partFrom: 1 | 2
  /** The must-haves, and the title, the country, the languages, the overlap, the pay, the notice, the level and the years if they count. */
  readonly asked: number
  readonly countsTitle: boolean
  /** Null where years do not count. */
  readonly years: CountedYears | null
  /** Country numbers, also that of who states none; null where countries do not count. */
  readonly countries: ReadonlySet<number> | null
  /** The preferred languages that are more than a plus; null where languages do not count. */
  readonly languages: readonly CountedLanguage[] | null
  /** Null where the overlap does not count. */
  readonly overlap: CountedOverlap | null
  /** The highest rate, in cents an hour, that is near enough to the preferred one; null where pay does not count. */
  readonly mostPay: number | null
  /** The longest notice, in days, that is near enough to the preferred one; null where notice does not count. */
  readonly mostNotice: number | null
  /** The levels, as steps of the ladder, that are near enough; null where levels do not count. */
  readonly level: { readonly least: number; readonly most: number } | null
  /** By must-have: the entries that meet it. */
  readonly meets: readonly Meets[]
  /** What preferences earn; null where they cost points instead. */
  readonly earned: EarnedPoints | null
}

/** Points of who shows all must-haves and the title. */
export interface EarnedPoints {
  readonly country: number
  readonly overlap: number
  /** For each preferred language. */
  readonly language: number
  /** All together. */
  readonly most: number
}

export interface CountedLanguage {
  readonly asked: LanguageCriterion
  /** -1 if no candidate has it. */
  readonly language: number
  /** By level, and without one: 1 where it is enough. */
  readonly byCode: Uint8Array
}

export interface CountedOverlap {
  /** Minutes shared with the requested zone by schedule, -1 if unknown. */
  readonly minutes: Int16Array
  readonly least: number
}

/** In quarters of a year. At most `tooFew`, or more than `most`, misses the requested years. */
export interface CountedYears {
  /** Null: no years are too few. */
  readonly tooFew: number | null
  /** Null: no years are too many. */
  readonly most: number | null
}

/** 1 for the codes, and details, of entries that meet a must-have; null where every detail does. */
export interface Meets {
  readonly item: RequestedItem
  readonly byCode: Uint8Array
  /** The same where a certificate is the must-have. */
  readonly certificateByCode: Uint8Array
  /** The same for entries that show it by half, such as those that are only listed. */
  readonly halfByCode: Uint8Array
  readonly byDetail: Uint8Array | null
}

/** Group points are multiples of round numbers, so that the first digits of a score show its group. */
const STEP = 100

/**
 * Null without must-haves and title, and by models from before prior-10. `criteria`: their years count unless required,
 * which exclude. `range`: the most by which other points differ.
 */
export function compileGroups(
  items: readonly RequestedItem[],
  {
    shapes,
    hasTitle,
    criteria,
    overlap: minutes,
    rateMax,
    noticeMax,
    dictionary,
    range,
    earned,
  }: {
    shapes: Shapes
    hasTitle: boolean
    criteria: RequestedExperience
    overlap: Int16Array | null
    /** In cents an hour. */
    rateMax: number | null
    /** In days. */
    noticeMax: number | null
    dictionary: Dictionary
    range: number
    earned: EarnedPoints | null
  },
): CriteriaGroups | null {
  const { order } = shapes
  const mustHaves = items.filter(({ kind }) => kind === 'mustHave')
  const countsTitle = order?.countsTitle === true && hasTitle
  const named = mustHaves.length + (countsTitle ? 1 : 0)
  if (order === undefined || named === 0) return null
  const years = countYears(criteria, order)
  const level = countLevels(criteria.seniority, order)
  const countries = countCountries(criteria.constraints, order)
  const languages = countLanguages(criteria.constraints, dictionary, order)
  const overlap = countOverlap(criteria.constraints, minutes, order)
  const mostPay = countPay(criteria.constraints, rateMax, order)
  const mostNotice = countNotice(criteria.constraints, noticeMax, order)
  const beside = [countries, languages, overlap, mostPay, mostNotice, level, years]
  const asked = named + beside.filter((each) => each !== null).length
  const step = Math.ceil((range + 1) / STEP) * STEP
  // Criteria other than must-haves and title do not count here: they would set apart candidates who miss one of four
  // must-haves (docs/decisions/0069).
  const isFew = named < (order.oneOf ?? 0)
  const setsPreferencesApart =
    order.preferencesApart === true &&
    isFew &&
    (arePlacesPreferred(criteria.constraints, order) || mostPay !== null || mostNotice !== null)
  const points = isFew && !setsPreferencesApart ? ([step, 0, 0] as const) : ([2 * step, step, 0] as const)
  return {
    points,
    setsPreferencesApart,
    partFrom: isFew && !setsPreferencesApart ? 1 : 2,
    asked,
    countsTitle,
    years,
    level,
    countries,
    languages,
    overlap,
    mostPay,
    mostNotice,
    meets: mustHaves.map(meetsOf),
    earned,
  }
}

/** Null for a model without earned preferences. */
export function earnedPoints(constraints: Constraints, order: OrderShape | undefined): EarnedPoints | null {
  if (order?.preferencesEarned !== true) return null
  const isPreferred = preferredOf(constraints, order)
  const languages = isPreferred.language ? constraints.languages.filter(isCounted).length : 0
  const country = isPreferred.country ? order.preference : 0
  const overlap = isPreferred.overlap ? order.preference : 0
  const language = languages === 0 ? 0 : Math.trunc(order.preference / languages)
  return { country, overlap, language, most: country + overlap + languages * language }
}

/** How much the criteria name: must-haves, and the title if there is one. */
interface Breadth {
  readonly named: number
  readonly order: OrderShape
}

function preferredOf(constraints: Constraints, order: OrderShape) {
  const { countries, languages, overlapHours } = constraints
  return {
    country: order.countsCountry === true && countries.length > 0 && !isLimitRequired(constraints, 'country'),
    language: order.countsLanguage === true && languages.some(isCounted),
    overlap: order.countsOverlap === true && overlapHours !== null && !isLimitRequired(constraints, 'overlap'),
  }
}

export function arePreferencesEarned(constraints: Constraints, { named, order }: Breadth): boolean {
  const isFew = named > 0 && named < (order.oneOf ?? 0)
  const areApart = order.preferencesApart === true && order.preferencesEarned === true
  return isFew && areApart && arePlacesPreferred(constraints, order)
}

/** Pay that is too high, and a notice that is too long, are never earned: they cost points. */
function arePlacesPreferred(constraints: Constraints, order: OrderShape): boolean {
  return Object.values(preferredOf(constraints, order)).includes(true)
}

/** A skill that is only listed is not shown, unless it is a certificate. */
function meetsOf(item: RequestedItem): Meets {
  const { demands } = item
  const meeting = (shown: number, code: number) => shown & (demands?.byCode[code] ?? 1)
  return {
    item,
    byCode: SHOWN_BY_CODE.map(meeting),
    certificateByCode: LISTED_BY_CODE.map(meeting),
    halfByCode: LISTED_BY_CODE.map((_, code) => (code === 0 ? 0 : 1)),
    byDetail: demands?.byDetail ?? null,
  }
}

/** 1 for the codes that meet the must-have by this way of matching. */
export function meetingCodes({ byCode, certificateByCode }: Meets, { isCertificate }: Answer): Uint8Array {
  return isCertificate === true ? certificateByCode : byCode
}

type RequestedExperience = Pick<SearchCriteria, 'years' | 'seniority' | 'constraints'>

/** When years of experience count as a missed criterion; null if they never do. */
export function countYears(criteria: RequestedExperience, order: OrderShape): CountedYears | null {
  const { years, ...asked } = criteria
  if (years === null) return null
  const least = areYearsRequired({ years, ...asked }) ? 0 : years.min
  const tooFew = order.tooFewYears === undefined || least <= 0 ? null : Math.floor(4 * least * order.tooFewYears)
  const { tooManyYears } = order
  const most =
    tooManyYears === undefined || years.max === null
      ? null
      : 4 * Math.max(years.max * tooManyYears.times, years.max + tooManyYears.more)
  return tooFew === null && most === null ? null : { tooFew, most }
}

/** Years that are not stated are neither too few nor too many. */
export function missesYears({ years }: Pick<CriteriaGroups, 'years'>, quarters: number): boolean {
  if (years === null || quarters === UNKNOWN_BYTE) return false
  return quarters <= (years.tooFew ?? -1) || quarters > (years.most ?? UNKNOWN_BYTE)
}

/** Preferred countries; required ones exclude. */
function countCountries(constraints: Constraints, { countsCountry }: OrderShape): ReadonlySet<number> | null {
  const { countries } = constraints
  if (countsCountry !== true || countries.length === 0 || isLimitRequired(constraints, 'country')) return null
  return new Set([NO_COUNTRY, ...countries.map(countryNumber)])
}

export function missesCountry({ countries }: CriteriaGroups, country: number): boolean {
  return countries !== null && !countries.has(country)
}

/** Required languages exclude, and missing a language that is only a plus misses no criterion. */
function countLanguages(
  { languages }: Constraints,
  { languageNumbers }: Dictionary,
  { countsLanguage }: OrderShape,
): CountedLanguage[] | null {
  const counted = languages.filter(isCounted)
  if (countsLanguage !== true || counted.length === 0) return null
  return counted.map((asked) => ({
    asked,
    language: languageNumbers.get(primaryLanguage(asked.code)) ?? -1,
    byCode: levelsFrom(asked.level),
  }))
}

function isCounted({ required, plus }: LanguageCriterion): boolean {
  return required === false && plus !== true
}

/** A preferred overlap; a required one excludes. */
function countOverlap(
  constraints: Constraints,
  minutes: Int16Array | null,
  { countsOverlap }: OrderShape,
): CountedOverlap | null {
  const { overlapHours } = constraints
  if (countsOverlap !== true || minutes === null || overlapHours === null || isLimitRequired(constraints, 'overlap'))
    return null
  return { minutes, least: 60 * overlapHours.hours }
}

/** A zone that is not stated is not too far off. */
export function missesOverlap({ overlap }: CriteriaGroups, schedule: number): boolean {
  if (overlap === null) return false
  const minutes = overlap.minutes[schedule] ?? -1
  return minutes >= 0 && minutes < overlap.least
}

/** A preferred rate; a required one excludes. */
export function countPay(constraints: Constraints, rateMax: number | null, { tooHighRate }: OrderShape): number | null {
  if (tooHighRate === undefined || rateMax === null || isLimitRequired(constraints, 'rate')) return null
  return Math.floor(rateMax * tooHighRate)
}

/** A rate that is not stated is not too high. */
export function missesPay({ mostPay }: Pick<CriteriaGroups, 'mostPay'>, rate: number): boolean {
  return mostPay !== null && rate > mostPay && rate !== UNKNOWN_RATE
}

/** A preferred notice or start; a required one excludes. */
function countNotice(constraints: Constraints, noticeMax: number | null, { tooLateNotice }: OrderShape): number | null {
  if (tooLateNotice === undefined || noticeMax === null || isLimitRequired(constraints, 'notice')) return null
  return noticeMax + tooLateNotice
}

/** A notice that is not stated is not too long. */
export function missesNotice({ mostNotice }: Pick<CriteriaGroups, 'mostNotice'>, notice: number): boolean {
  return mostNotice !== null && notice > mostNotice && notice !== UNKNOWN_SHORT
}

/**
 * The middle of the ladder is near enough to juniors and seniors, and they to it: a level is a word, and each company
 * has its own. Who leads others is senior at least.
 */
function countLevels(seniority: Seniority, { countsLevel, leadsFromSenior }: OrderShape): CriteriaGroups['level'] {
  if (countsLevel !== true || seniority === 'none' || seniority === 'mid') return null
  const { intern, mid, senior, staff } = SENIORITY_NUMBER
  if (SENIORITY_NUMBER[seniority] < mid) return { least: intern, most: mid }
  const isAbove = leadsFromSenior === true && seniority !== 'senior'
  return { least: isAbove ? senior : mid, most: staff }
}

/** A level that is not stated is not too far off. */
export function missesLevel({ level }: CriteriaGroups, held: number): boolean {
  if (level === null || held === SENIORITY_NUMBER.none) return false
  return ladderStep(held) < level.least || ladderStep(held) > level.most
}

/** How many criteria a candidate misses. */
export interface Missed {
  /** The preferred country, languages, hours of overlap, pay and notice. */
  readonly preferences: number
  /** All others. */
  readonly demands: number
}

export function groupOf(
  { setsPreferencesApart }: Pick<CriteriaGroups, 'setsPreferencesApart'>,
  { preferences, demands }: Missed,
): 0 | 1 | 2 {
  if (demands + preferences === 0) return 0
  const isSecond = setsPreferencesApart ? demands === 0 : demands + preferences === 1
  return isSecond ? 1 : 2
}
