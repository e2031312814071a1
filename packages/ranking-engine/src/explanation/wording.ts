/** Words for what was found. */

import { evidenceGrades } from '../candidate/candidate-profile.ts'
import { formatDay } from '../columns/days.ts'
import { SENIORITY_BY_NUMBER, SENIORITY_NUMBER } from '../columns/rows.ts'
import { decodeStrength, GRADE_BY_CODE, levelOfDetail, yearsOfDetail } from '../columns/skill-code.ts'
import { decodeTitle } from '../columns/title-code.ts'
import type { Posting } from '../inverted-index/postings.ts'
import type { Answer } from '../query/compile-skills.ts'
import type { CountedYears, CriteriaGroups } from '../query/criteria-groups.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'

const GRADES = {
  claimed: 'claimed',
  agency: 'confirmed by the agency',
  assessed: 'assessed',
  interviewed: 'shown in an interview',
  workSample: 'shown in a work sample',
} as const
const LAST_USES = ['', 'last used more than three years ago', 'used within three years', 'used within a year'] as const
const PROMINENCES = ['mentioned in passing', 'listed', 'used in a job', 'a core skill'] as const
const TITLE_RECENCIES = ['', '', 'more than five years ago', 'within five years', 'within two years', 'now'] as const

/** By code and by detail: the text about a skill without the day of its evidence. Made when first needed. */
const useWords = new Map<number, string>()
const detailWords = new Map<number, string>()
const dayWords = new Map<number, string>()

/** Formats a posting, such as "3 years, assessed on 2026-03-01, used this year". Parts are cached by code. */
export function skillWords({ code, detail, day }: Posting): string {
  const proof = GRADES[evidenceGrades[GRADE_BY_CODE[code] as number] ?? 'claimed']
  const detailText = known(detailWords, detail, wordsOfDetail)
  const use = known(useWords, code, wordsOfUse)
  return day === null
    ? `${detailText}${proof}${use}`
    : `${detailText}${proof} on ${known(dayWords, day, formatDay)}${use}`
}

function known(words: Map<number, string>, key: number, make: (key: number) => string): string {
  const made = words.get(key)
  if (made !== undefined) return made
  const text = make(key)
  words.set(key, text)
  return text
}

function wordsOfDetail(detail: number): string {
  const years = yearsOfDetail(detail)
  const level = levelOfDetail(detail)
  return `${years === null ? '' : `${countOf(years, 'year')}, `}${level === null ? '' : `level ${level} of 5, `}`
}

function wordsOfUse(code: number): string {
  const { lastUse, prominence } = decodeStrength(code)
  return `${LAST_USES[lastUse] === '' ? '' : `, ${LAST_USES[lastUse]}`}, ${PROMINENCES[prominence]}`
}

/** Null for the requested skill itself. */
export function wayWords(taxonomy: Taxonomy, { skill, asked, how, factor }: Answer): string | null {
  if (how === 'exact') return null
  const held = skillName(taxonomy, skill)
  const wanted = skillName(taxonomy, asked)
  return how === 'implied'
    ? `by ${held}, which implies ${wanted}`
    : `${held} counts ${Math.round(factor * 100) / 100} of ${wanted}`
}

export function titleWords(taxonomy: Taxonomy, title: number, code: number): string {
  const { recency } = decodeTitle(code)
  return [taxonomy.titles[title]?.name ?? '', TITLE_RECENCIES[recency]].filter((word) => word !== '').join(', ')
}

export function skillName(taxonomy: Taxonomy, skill: number): string {
  return taxonomy.skills[skill]?.name ?? ''
}

export function countOf(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The levels that a criterion accepts: "mid level or above", "mid level or below". */
export function levelWords({ least, most }: NonNullable<CriteriaGroups['level']>): string {
  const isBelow = least === SENIORITY_NUMBER.intern
  return `${SENIORITY_BY_NUMBER[isBelow ? most : least]} level or ${isBelow ? 'below' : 'above'}`
}

/** The years that a criterion accepts: "more than 2.5 years", "at most 6 years" or "1.75 to 10 years". */
export function yearsWords({ tooFew, most }: CountedYears): string {
  if (most === null) return `more than ${countOf((tooFew ?? 0) / 4, 'year')}`
  const words = countOf(most / 4, 'year')
  return tooFew === null ? `at most ${words}` : `${(tooFew + 1) / 4} to ${words}`
}

export function centsWords(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR an hour`
}
