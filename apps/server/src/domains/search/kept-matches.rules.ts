// How the matches of a search are kept: one list of words, and rows that point into it. What is said of two hundred
// people is mostly the same, and said once.
import type { Contribution, MustHaveTick } from '@assay/contracts/candidate-searches'
import type { FrozenMatch } from './searches.rules.ts'

/** A place in the list of words, or the word itself. */
type Word = number | string

type KeptTick = readonly [position: number, met: Word, bySkillId: Word | null, note: Word | null]
type KeptLine =
  | readonly [feature: Word, label: Word, value: Word, points: number]
  | readonly [
      ...[feature: Word, label: Word, value: Word, points: number],
      ...[grade: Word, on: Word | null, excerpt: string | null],
    ]

type KeptRow = readonly [
  ...[score: number, low: number, high: number, tieGroup: number],
  ...[rankLow: number | null, rankHigh: number | null, rankWithoutClaims: number | null, overlapHours: number | null],
  ...[sentence: Word, ticks: readonly KeptTick[], lines: readonly KeptLine[]],
]

/** Of each rank a row; who it is stands beside it. */
export interface KeptMatches {
  readonly words: readonly string[]
  readonly rows: readonly KeptRow[]
}

export function packMatches(matches: readonly FrozenMatch[]): KeptMatches {
  const places = new Map<string, number>()
  const placeOf = (word: string): number => {
    const known = places.get(word)
    if (known !== undefined) return known
    places.set(word, places.size)
    return places.size - 1
  }
  const rows = matches.map((match) => rowOf(match, placeOf))
  return { words: [...places.keys()], rows }
}

/** The text of one match on which its seal is put: nothing in it depends on the other matches. */
export function sealedText(match: FrozenMatch): string {
  return JSON.stringify([match.candidateId, match.rank, ...rowOf(match, (word) => word)])
}

/** The matches after rank `from` up to rank `to`. */
export function unpackMatches(
  { words, rows }: KeptMatches,
  candidateIds: readonly string[],
  { from, to }: { from: number; to: number },
): FrozenMatch[] {
  const read = (word: Word): string => (typeof word === 'number' ? (words[word] ?? '') : word)
  return rows.slice(from, to).map((row, at) => {
    const [score, low, high, tieGroup, rankLow, rankHigh, rankWithoutClaims, overlapHours, sentence, ticks, lines] = row
    return {
      candidateId: candidateIds[from + at] ?? '',
      rank: from + at + 1,
      ...{ score, low, high, tieGroup, rankLow, rankHigh, rankWithoutClaims, overlapHours },
      mustHaves: ticks.map((tick) => tickOf(tick, read)),
      contributions: lines.map((line) => lineOf(line, read)),
      sentence: read(sentence),
    }
  })
}

function rowOf(match: FrozenMatch, put: (word: string) => Word): KeptRow {
  const { score, low, high, tieGroup, rankLow, rankHigh, rankWithoutClaims, overlapHours } = match
  const putAny = (word: string | null): Word | null => (word === null ? null : put(word))
  const ticks = match.mustHaves.map(
    ({ position, met, bySkillId, note }): KeptTick => [position, put(met), putAny(bySkillId), putAny(note)],
  )
  const lines = match.contributions.map(({ feature, label, value, points, evidence }): KeptLine => {
    if (evidence === null) return [put(feature), put(label), put(value), points]
    const { grade, on, excerpt } = evidence
    return [put(feature), put(label), put(value), points, put(grade), putAny(on), excerpt]
  })
  return [
    ...([score, low, high, tieGroup, rankLow, rankHigh, rankWithoutClaims, overlapHours] as const),
    ...([put(match.sentence), ticks, lines] as const),
  ]
}

function tickOf([position, met, bySkillId, note]: KeptTick, read: (word: Word) => string): MustHaveTick {
  return {
    position,
    met: read(met) as MustHaveTick['met'],
    bySkillId: bySkillId === null ? null : read(bySkillId),
    note: note === null ? null : read(note),
  }
}

function lineOf(
  [feature, label, value, points, grade, on, excerpt]: KeptLine,
  read: (word: Word) => string,
): Contribution {
  return {
    feature: read(feature),
    label: read(label),
    value: read(value),
    points,
    evidence:
      grade === undefined ? null : { grade: read(grade), on: on == null ? null : read(on), excerpt: excerpt ?? null },
  }
}
