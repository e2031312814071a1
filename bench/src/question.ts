/**
 * The question put to all contestants: the best 25 candidates with at least one of the skills who meet the limits,
 * with facet counts. An unstated attribute meets its limit, except for the country.
 */

import type { SearchCriteria } from '@assay/ranking-engine'

export interface Question {
  /** The same question for the engine. */
  readonly criteria: SearchCriteria
  /** The full question of the product: with title and related skills. */
  readonly fullCriteria: SearchCriteria
  readonly skills: readonly string[]
  /** Cents per hour. */
  readonly rateMax: number | null
  readonly noticeMax: number | null
  readonly overlap: { readonly zone: string; readonly hours: number } | null
  /** 1 for A1 to 6 for C2. */
  readonly englishLeast: number | null
  readonly countries: readonly string[]
  /** Bits as in the rows; 0 for no condition. */
  readonly engagement: number
}

export const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
const FULL_TIME = 1
const CONTRACT = 2

export const SHOWN = 25

export function questionOf(fullCriteria: SearchCriteria): Question {
  const { constraints, mustHave, niceToHave } = fullCriteria
  const [english] = constraints.languages
  const isCompared =
    constraints.languages.every(({ code, level }) => code === 'en' && level !== null) &&
    constraints.languages.length <= 1 &&
    (constraints.rateMax === null || (constraints.rateMax.currency === 'EUR' && constraints.rateMax.period === 'hour'))
  if (!isCompared) throw new Error('The peers were not taught this kind of limit.')
  return {
    fullCriteria,
    criteria: { ...fullCriteria, title: null, titleSlug: null },
    skills: [...new Set([...mustHave.flatMap(({ anyOf }) => anyOf), ...niceToHave.map(({ skill }) => skill)])],
    rateMax: constraints.rateMax?.amountMinor ?? null,
    noticeMax: constraints.noticeMaxDays,
    overlap: constraints.overlapHours,
    englishLeast: english?.level ? LEVELS.indexOf(english.level) + 1 : null,
    countries: constraints.countries,
    engagement: engagementBits(constraints.engagement),
  }
}

export function engagementBits(kinds: readonly ('fullTime' | 'contract')[]): number {
  return (kinds.includes('fullTime') ? FULL_TIME : 0) | (kinds.includes('contract') ? CONTRACT : 0)
}
