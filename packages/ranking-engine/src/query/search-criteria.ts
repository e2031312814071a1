/** The criteria of a search, by stable slugs of the taxonomy. The server maps ids to slugs at its edge. */

import type { EvidenceGrade, LanguageLevel, Seniority } from '../candidate/candidate-profile.ts'

export interface MustHave {
  /** Skill slugs; one of them is enough. */
  anyOf: readonly string[]
  minYears: number | null
  minEvidence: EvidenceGrade | null
  /** Weighs more than the others, as what the title names does. */
  central?: boolean | undefined
}

export interface NiceToHave {
  skill: string
  /** 0 to 5. */
  weight: number
}

export interface Pay {
  amountMinor: number
  currency: string
  period: 'hour' | 'day' | 'month' | 'year'
}

/** The limits that can be preferred instead of required; notice includes the start date. */
export const limitNames = ['rate', 'notice', 'overlap', 'country', 'engagement'] as const
export type LimitName = (typeof limitNames)[number]

export interface LanguageCriterion {
  code: string
  level: LanguageLevel | null
  /** As in `Constraints.required`. */
  required?: boolean | undefined
  /** An advantage only: candidates without a preferred language miss a criterion, unless this is true. */
  plus?: boolean | undefined
}

export type RequiredLimits = { readonly [name in LimitName | 'years']?: boolean | undefined }

export interface Constraints {
  rateMax: Pay | null
  noticeMaxDays: number | null
  /** Calendar day, YYYY-MM-DD. */
  startBy: string | null
  overlapHours: { zone: string; hours: number } | null
  languages: readonly LanguageCriterion[]
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  engagement: readonly ('fullTime' | 'contract')[]
  /**
   * Whether a limit excludes candidates (true, also when absent) or is a preference (false): candidates outside stay
   * and lose points by the distance. A minimum of years excludes only if this is true.
   */
  required?: RequiredLimits | undefined
}

/** Whether candidates outside the limit are excluded; otherwise they lose points. Absent means required. */
export function isLimitRequired({ required }: Constraints, name: LimitName): boolean {
  return required?.[name] !== false
}

/** Whether fewer years than requested exclude; candidates who state none stay. */
export function areYearsRequired({ years, constraints }: Pick<SearchCriteria, 'years' | 'constraints'>): boolean {
  return constraints.required?.years === true && years !== null && years.min > 0
}

/** Excludes no candidate. */
export const noConstraints: Constraints = {
  rateMax: null,
  noticeMaxDays: null,
  startBy: null,
  overlapHours: null,
  languages: [],
  countries: [],
  engagement: [],
}

export interface KeywordCriterion {
  /** As spelled in the table of keywords. */
  term: string
  /** 1 for keywords of many trades, 3 for rare ones. */
  weight: number
}

export interface TextWords {
  words: readonly string[]
  /** Whether they come before all criteria. */
  first: boolean
}

export interface SearchCriteria {
  /** As shown; free text where no known title fits. */
  title: string | null
  titleSlug: string | null
  seniority: Seniority
  years: { min: number; max: number | null } | null
  mustHave: readonly MustHave[]
  /** require: candidates without a must-have are excluded. prefer: they rank lower, and the explanation shows why. */
  mustHaveMode: 'require' | 'prefer'
  niceToHave: readonly NiceToHave[]
  constraints: Constraints
  /** Skills that the text excludes. */
  unwantedSkills: readonly string[]
  /** Keywords have low weight compared with skills; criteria from before they existed have none. */
  keywords?: readonly KeywordCriterion[]
  /** Words to find exactly as written, in the full texts; `said` of the options lists the candidates who have them. */
  exactWords?: readonly string[] | undefined
  /** Entries of a list of skills as they are written; they add a few points where a text has them so. */
  writtenWords?: readonly string[] | undefined
  /** The words of a short text, in its order; they count only where they come first. */
  textWords?: TextWords | undefined
}
