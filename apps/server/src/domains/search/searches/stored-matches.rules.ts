// How the matches of a search are stored: a table of strings and rows of indexes into it. Two hundred matches share
// most of their texts, and each is stored once.
import type { Contribution, MustHaveTick } from '@assay/contracts/candidate-searches'
import {
  besideIn,
  besideOf,
  listOnce,
  type PackedLine,
  type PackedMatches,
  type PackedRow,
  type PackedTick,
  type Word,
} from '../../ranking/index.ts'
import { upgradeFeature } from './legacy-seals.rules.ts'
import type { Excerpts, FrozenMatch } from './searches.rules.ts'

type StoredRow = PackedRow<string | null>
type StoredLine = PackedLine<string | null>

/** One row per rank; the candidate's id has its own column. */
export interface StoredMatches {
  readonly words: readonly string[]
  readonly rows: readonly StoredRow[]
}

/** Replaces each skill's placeholder with its excerpt of evidence. */
export function withExcerpts({ candidateIds, words, skills, rows }: PackedMatches, excerpts: Excerpts): StoredMatches {
  const filled = rows.map((row, at): StoredRow => {
    const own = excerpts.get(candidateIds[at] ?? '')
    const lines = row[10].map((line): StoredLine => {
      if (line.length === 4) return line
      const [feature, label, value, points, grade, on, skill] = line
      return [feature, label, value, points, grade, on, own?.get(skills[skill] ?? '') ?? null]
    })
    const [score, low, high, tieGroup, rankLow, rankHigh, rankWithoutClaims, overlapHours, sentence, ticks] = row
    const places = [score, low, high, tieGroup, rankLow, rankHigh, rankWithoutClaims, overlapHours] as const
    return [...places, sentence, ticks, lines, ...(row.slice(KEPT_BEFORE) as (boolean | null)[])]
  })
  return { words, rows: filled }
}

const KEPT_BEFORE = 11

/** For matches frozen earlier; those of a new search arrive packed. */
export function packFrozenMatches(matches: readonly FrozenMatch[]): StoredMatches {
  const words = listOnce<string>()
  const rows = matches.map((match) => rowOf(match, words.placeOf))
  return { words: words.list, rows }
}

/** The text of each match over which its seal is computed; it is independent of other matches. */
export function sealedTexts({ words, rows }: StoredMatches, candidateIds: readonly string[]): string[] {
  const quoted = words.map((word) => JSON.stringify(word))
  const write = (word: Word | null): string =>
    typeof word === 'number' ? (quoted[word] ?? '""') : JSON.stringify(word)
  return rows.map((row, at) => {
    let text = `[${JSON.stringify(candidateIds[at])},${at + 1}`
    for (let place = 0; place < 8; place++) text += `,${row[place]}`
    text += `,${write(row[8])},[`
    let comma = ''
    let beside = ''
    for (const tick of row[9]) {
      text += `${comma}[${tick[0]},${write(tick[1])},${write(tick[2])},${write(tick[3])}]`
      comma = ','
    }
    text += '],['
    comma = ''
    for (const line of row[10]) {
      text += `${comma}[${write(line[0])},${write(line[1])},${write(line[2])},${line[3]}`
      text += line.length === 4 ? ']' : `,${write(line[4])},${write(line[5])},${JSON.stringify(line[6])}]`
      comma = ','
    }
    for (const isMet of row.slice(KEPT_BEFORE)) beside += `,${isMet}`
    return `${text}]${beside}]`
  })
}

/** The same for a single match. */
export function sealedText(match: FrozenMatch): string {
  return JSON.stringify([match.candidateId, match.rank, ...rowOf(match, (word) => word)])
}

/** The matches after rank `from` up to rank `to`. */
export function unpackMatches(
  { words, rows }: StoredMatches,
  candidateIds: readonly string[],
  { from, to }: { from: number; to: number },
): FrozenMatch[] {
  const read = (word: Word): string => (typeof word === 'number' ? (words[word] ?? '') : word)
  return rows.slice(from, to).map((row, at) => {
    const [score, low, high, tieGroup, rankLow, rankHigh, rankWithoutClaims, overlapHours, sentence, ...others] = row
    const [ticks, lines, ...beside] = others
    return {
      candidateId: candidateIds[from + at] ?? '',
      rank: from + at + 1,
      score,
      low,
      high,
      tieGroup,
      rankLow,
      rankHigh,
      rankWithoutClaims,
      overlapHours,
      mustHaves: ticks.map((tick) => tickOf(tick, read)),
      ...besideOf(beside),
      contributions: lines.map((line) => lineOf(line, read)),
      sentence: read(sentence),
    }
  })
}

function rowOf(match: FrozenMatch, put: (word: string) => Word): StoredRow {
  const { score, low, high, tieGroup, rankLow, rankHigh, rankWithoutClaims, overlapHours } = match
  const putAny = (word: string | null): Word | null => (word === null ? null : put(word))
  const ticks = match.mustHaves.map(
    ({ position, met, bySkillId, note }): PackedTick => [position, put(met), putAny(bySkillId), putAny(note)],
  )
  const lines = match.contributions.map(({ feature, label, value, points, evidence }): StoredLine => {
    if (evidence === null) return [put(feature), put(label), put(value), points]
    const { grade, on, excerpt } = evidence
    return [put(feature), put(label), put(value), points, put(grade), putAny(on), excerpt]
  })
  return [
    ...([score, low, high, tieGroup, rankLow, rankHigh, rankWithoutClaims, overlapHours] as const),
    ...([put(match.sentence), ticks, lines] as const),
    ...besideIn(match),
  ]
}

function tickOf([position, met, bySkillId, note]: PackedTick, read: (word: Word) => string): MustHaveTick {
  return {
    position,
    met: read(met) as MustHaveTick['met'],
    bySkillId: bySkillId === null ? null : read(bySkillId),
    note: note === null ? null : read(note),
  }
}

function lineOf(
  [feature, label, value, points, grade, on, excerpt]: StoredLine,
  read: (word: Word) => string,
): Contribution {
  return {
    feature: upgradeFeature(read(feature)),
    label: read(label),
    value: read(value),
    points,
    evidence:
      grade === undefined ? null : { grade: read(grade), on: on == null ? null : read(on), excerpt: excerpt ?? null },
  }
}
