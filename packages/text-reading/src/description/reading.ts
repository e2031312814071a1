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
  | 'exclude'
  | 'keyword'

/** Where an item of the card stands in the text as it was given. */
export interface Span {
  start: number
  end: number
  text: string
  target: SpanTarget
  skill: string | null
  /** The place in the card's must-haves or nice-to-haves. */
  position: number | null
}

export interface LintFinding {
  code:
    | 'biased-word'
    | 'over-constrained'
    | 'missing-pay'
    | 'contradiction'
    | 'boilerplate'
    | 'foreign-language'
    | 'looks-like-resume'
    | 'too-short'
    | 'vague'
  message: string
  start: number | null
  end: number | null
}

export interface Question {
  id: string
  text: string
  /** The first is the reading as it stands. */
  options: { label: string; criteria: SearchCriteria }[]
}

export interface Reading {
  criteria: SearchCriteria
  spans: Span[]
  /** Phrases that look like demands and mean nothing to us. */
  notUnderstood: string[]
  lint: LintFinding[]
  /** BCP 47 where the text is not English. */
  language: string | null
  questions: Question[]
}

export type Door = 'jobDesc' | 'summary' | 'skill'

export interface ReadingOptions {
  door: Door
  /** Days since 1970-01-01. */
  today: number
}

export function emptyCriteria(door: Door): SearchCriteria {
  return {
    title: null,
    titleSlug: null,
    seniority: 'none',
    years: null,
    mustHave: [],
    mustHaveMode: door === 'skill' ? 'require' : 'prefer',
    niceToHave: [],
    constraints: noConstraints,
    unwantedSkills: [],
  }
}
