import { noConstraints, type SearchCriteria } from '@assay/ranking-engine/query/search-criteria'

export type SpanTarget =
  | 'title'
  | 'seniority'
  | 'years'
  | 'mustHave'
  | 'niceToHave'
  | 'rate'
  | 'notice'
  | 'startBy'
  | 'overlap'
  | 'language'
  | 'country'
  | 'engagement'
  | 'seats'
  | 'exclude'
  | 'keyword'

/** The span of an item of the criteria, in the original text. */
export interface Span {
  start: number
  end: number
  text: string
  target: SpanTarget
  skill: string | null
  /** The index in the must-haves or nice-to-haves. */
  position: number | null
}

export interface LintFinding {
  code:
    | 'absent-skill'
    | 'biased-word'
    | 'over-constrained'
    | 'missing-pay'
    | 'contradiction'
    | 'boilerplate'
    | 'foreign-language'
    | 'looks-like-resume'
    | 'one-person'
    | 'too-short'
    | 'vague'
  message: string
  start: number | null
  end: number | null
}

export interface Question {
  id: string
  text: string
  /** The first option is the current reading. */
  options: { label: string; criteria: SearchCriteria }[]
}

export interface Reading {
  criteria: SearchCriteria
  /** How many people are hired, if the text states it: not a criterion, but the seats of a job. */
  seats?: number
  spans: Span[]
  /** Phrases that look like requirements and were not recognized. */
  notUnderstood: string[]
  lint: LintFinding[]
  /** BCP 47 tag when the text is not English. */
  language: string | null
  questions: Question[]
  /** The words of a text that is about one person if a profile contains it verbatim. */
  wordsIfCopied?: string[]
}

export type Door = 'jobDesc' | 'summary' | 'skill'

export interface ReadingOptions {
  door: Door
  /** Days since 1970-01-01. */
  today: number
}

export function emptyCriteria(): SearchCriteria {
  return {
    title: null,
    titleSlug: null,
    seniority: 'none',
    years: null,
    mustHave: [],
    mustHaveMode: 'prefer',
    niceToHave: [],
    constraints: noConstraints,
    unwantedSkills: [],
  }
}
