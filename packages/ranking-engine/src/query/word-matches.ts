/**
 * Words that a search looks for exactly as they are written. The caller finds the candidates whose texts have them; the
 * engine gets their ids and never reads a text.
 */

import { hasBit } from '../kernel/bits.ts'

export interface WordMatches {
  readonly words: string
  /** The candidates whose texts have them. */
  readonly ids: readonly string[]
  /** Whether they only add a few points, as do the entries of a list of skills. */
  readonly isPreferred?: boolean | undefined
  /** Set for the words of a whole text, of which `ids` have some: they count more than all criteria. */
  readonly text?: TextMatches | undefined
}

/** How much of a text each candidate has. The lists are parallel to `ids`, which descend by share. */
export interface TextMatches {
  readonly words: readonly string[]
  /** In thousandths. */
  readonly shares: readonly number[]
  /** Which words, in hexadecimal digits: the first word is the highest bit of the first digit. */
  readonly masks: readonly string[]
  /** The number of candidates, from the first on, who have nearly all of it; 0 if they are not few. */
  readonly ones: number
  /** Whether the words are several that are looked for exactly. */
  readonly areExact?: boolean | undefined
}

export function isSought({ isPreferred }: WordMatches): boolean {
  return isPreferred !== true
}

export interface PlacedWords {
  readonly words: string
  readonly isPreferred: boolean
  /** How much rarer they are than other words: of all that are sought, or of all that are preferred. */
  readonly share: number
  /** By block, one bit per position; blocks without a match are absent. */
  readonly bits: ReadonlyMap<object, Int32Array>
}

export interface WeighedWords extends PlacedWords {
  readonly points: number
}

export interface PlacedText {
  readonly words: readonly string[]
  readonly ones: number
  readonly areExact: boolean
  readonly saying: ReadonlyMap<object, ReadonlyMap<number, TextCoverage>>
}

/** How much of a text one candidate has. */
export interface TextCoverage {
  readonly share: number
  readonly mask: string
  readonly isOne: boolean
}

export interface WeighedText extends PlacedText {
  /** Points for who has most of it. */
  readonly points: number
  /** Points for the few who have nearly all of it. */
  readonly ofOnes: number
}

/** Points of all sought words together: more than everything else in a search without groups. */
const POINTS = 3000
/** Points of a whole text: more than those of the criteria that were read from it. */
const OF_TEXT = 2000
const WHOLE = 1000
/** Points are rounded up to a multiple of this, as those of groups are. */
const STEP = 100

/** Gives the few who have nearly all of a text more points than the `range` of all other scores. */
export function weighText(text: PlacedText | undefined, range: number): WeighedText | null {
  if (text === undefined) return null
  const points = text.areExact ? POINTS : OF_TEXT
  return { ...text, points, ofOnes: text.ones === 0 ? 0 : Math.ceil((range + OF_TEXT + 1) / STEP) * STEP }
}

/** The most points that a text can give. */
export function mostOfText({ points, ofOnes }: WeighedText): number {
  return points + ofOnes
}

export function pointsOfText({ points, ofOnes }: WeighedText, { share, isOne }: TextCoverage): number {
  return Math.trunc((points * share) / WHOLE) + (isOne ? ofOnes : 0)
}

export function coverageOf({ saying }: PlacedText, block: object, position: number): TextCoverage | null {
  return saying.get(block)?.get(position) ?? null
}

/** The words that a mask names. */
export function wordsIn({ words }: PlacedText, mask: string): string[] {
  return words.filter((_, place) => {
    const digit = Number.parseInt(mask.charAt(Math.floor(place / 4)), 16)
    return (digit >> (3 - (place % 4))) % 2 === 1
  })
}

/** Assigns points to exact words: `said` restrict the search, `written` only add points. */
export function weighWords(
  placed: readonly PlacedWords[],
  ofPreferred: number,
): { said: WeighedWords[]; written: WeighedWords[] } {
  const weighed = placed.map((words) => {
    return { ...words, points: Math.trunc((words.isPreferred ? ofPreferred : POINTS) * words.share) }
  })
  return {
    said: weighed.filter(({ isPreferred }) => !isPreferred),
    written: weighed.filter(({ isPreferred, points }) => isPreferred && points > 0),
  }
}

export function containsWords({ bits }: PlacedWords, block: object, position: number): boolean {
  const held = bits.get(block)
  return held !== undefined && hasBit(held, position)
}
