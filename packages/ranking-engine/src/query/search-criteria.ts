/** What is asked for, by the stable slugs of the taxonomy. The server maps ids to slugs at its edge. */

import type { EvidenceGrade, LanguageLevel, Seniority } from '../candidate/candidate-profile.ts'

export interface MustHave {
  /** Skill slugs; one of them is enough. */
  anyOf: readonly string[]
  minYears: number | null
  minEvidence: EvidenceGrade | null
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

export interface Constraints {
  rateMax: Pay | null
  noticeMaxDays: number | null
  /** Calendar day, YYYY-MM-DD. */
  startBy: string | null
  overlapHours: { zone: string; hours: number } | null
  languages: readonly { code: string; level: LanguageLevel | null }[]
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  engagement: readonly ('fullTime' | 'contract')[]
}

/** Leaves nobody out. */
export const noConstraints: Constraints = {
  rateMax: null,
  noticeMaxDays: null,
  startBy: null,
  overlapHours: null,
  languages: [],
  countries: [],
  engagement: [],
}

export interface AskedWord {
  /** As the table of words of work has it. */
  term: string
  /** 1 for words of many trades, 3 for those that hardly any text uses. */
  weight: number
}

export interface SearchCriteria {
  /** As shown; free text where no known title fits. */
  title: string | null
  titleSlug: string | null
  seniority: Seniority
  years: { min: number; max: number | null } | null
  mustHave: readonly MustHave[]
  /** require: who lacks a must-have is left out. prefer: is ranked lower, and the explanation says so. */
  mustHaveMode: 'require' | 'prefer'
  niceToHave: readonly NiceToHave[]
  constraints: Constraints
  /** Skills that the text says are not wanted. */
  unwantedSkills: readonly string[]
  /** Words beside the skills that count a little; cards from before there were any have none. */
  keywords?: readonly AskedWord[]
}
