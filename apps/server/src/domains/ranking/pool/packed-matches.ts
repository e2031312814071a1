// The compact form in which matches are stored and sent between threads: one table of strings and rows of indexes into
// it, since two hundred matches share most of their texts.
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import type { Match } from '@assay/ranking-engine'
import { dayNumbered } from '../../../platform/time/days.ts'

/** An index into the string table, or the string itself. */
export type Word = number | string

export type PackedTick = readonly [position: number, met: Word, bySkillId: Word | null, note: Word | null]
export type PackedLine<Excerpt> =
  | readonly [feature: Word, label: Word, value: Word, points: number]
  | readonly [
      ...[feature: Word, label: Word, value: Word, points: number],
      ...[grade: Word, on: Word | null, excerpt: Excerpt],
    ]

export type PackedRow<Excerpt> = readonly [
  ...[score: number, low: number, high: number, tieGroup: number],
  ...[rankLow: number | null, rankHigh: number | null, rankWithoutClaims: number | null, overlapHours: number | null],
  ...[sentence: Word, ticks: readonly PackedTick[], lines: readonly PackedLine<Excerpt>[]],
  /**
   * Whether title, years, level, country, languages and overlap are met, and whether only preferences are missed: null
   * where they are no criterion, as far as rows of earlier models go.
   */
  ...beside: (boolean | null)[],
]

/** One row per match. The place of an evidence excerpt holds the index of its skill in `skills`. */
export interface PackedMatches {
  readonly candidateIds: readonly string[]
  readonly words: readonly string[]
  /** Slugs. */
  readonly skills: readonly string[]
  readonly rows: readonly PackedRow<number>[]
}

export function packMatches(matches: readonly Match[]): PackedMatches {
  const words = listOnce<string>()
  const skills = listOnce<string>()
  const skillIds = listOnce<string>((slug) => words.placeOf(skillIdOf(slug)))
  const days = listOnce<number>((day) => words.placeOf(dayNumbered(day)))
  const rowOf = (match: Match): PackedRow<number> => [
    ...([match.score, match.low, match.high, match.tieGroup] as const),
    ...([match.rankLow, match.rankHigh, match.rankWithoutClaims, match.overlapHours] as const),
    words.placeOf(match.sentence),
    match.mustHaves.map(({ position, met, bySkill, note }): PackedTick => {
      const bySkillId = bySkill === null ? null : skillIds.placeOf(bySkill)
      return [position, words.placeOf(met), bySkillId, note === null ? null : words.placeOf(note)]
    }),
    match.contributions.map(({ feature, label, value, points, evidence }): PackedLine<number> => {
      const line = [words.placeOf(feature), words.placeOf(label), words.placeOf(value), points] as const
      if (evidence === null) return line
      const { grade, day, skill } = evidence
      return [...line, words.placeOf(grade), day === null ? null : days.placeOf(day), skills.placeOf(skill)]
    }),
    ...besideIn(match),
  ]
  const rows = matches.map(rowOf)
  return { candidateIds: matches.map(({ candidateId }) => candidateId), words: words.list, skills: skills.list, rows }
}

const BESIDE = [
  'titleMet',
  'yearsMet',
  'levelMet',
  'countryMet',
  'languageMet',
  'overlapMet',
  'onlyPreferences',
  'payMet',
  'noticeMet',
] as const
type Beside = Pick<Match, (typeof BESIDE)[number]>

/** Nothing after the last value, so that the sealed text of earlier matches stays the same. */
export function besideIn(match: Beside): (boolean | null)[] {
  const all = BESIDE.map((name) => match[name])
  return all.slice(0, all.findLastIndex((isMet) => isMet !== null) + 1)
}

/** The same as it was kept. */
export function besideOf(kept: readonly (boolean | null)[]): Beside {
  const [titleMet = null, yearsMet = null, levelMet = null, countryMet = null] = kept
  const [languageMet = null, overlapMet = null, onlyPreferences = null, payMet = null, noticeMet = null] = kept.slice(4)
  return { titleMet, yearsMet, levelMet, countryMet, languageMet, overlapMet, onlyPreferences, payMet, noticeMet }
}

/** Interns values: each gets one index, by default the next one of a list per kind. */
export function listOnce<Value>(place?: (value: Value) => number) {
  const places = new Map<Value, number>()
  const list: Value[] = []
  const placeOf = (value: Value): number => {
    const known = places.get(value)
    if (known !== undefined) return known
    const found = place === undefined ? list.push(value) - 1 : place(value)
    places.set(value, found)
    return found
  }
  return { list, placeOf }
}
