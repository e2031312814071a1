/**
 * Words that a search looks for exactly as they are written. Who says them is found outside, in the full texts; the
 * engine knows only who that is, and never reads a text.
 */

import { hasBit } from '../kernel/bits.ts'

export interface WordMatches {
  readonly words: string
  /** The candidates who say them. */
  readonly ids: readonly string[]
  /** Whether they only add a little, as the entries of a list do that are said as they are written. */
  readonly isPreferred?: boolean | undefined
  /** Set for the words of a whole text, of which `ids` say some: they come before all criteria. */
  readonly text?: TextMatches | undefined
}

/** How much of a text candidates say; the lists follow the order of the ids, who says most first. */
export interface TextMatches {
  readonly words: readonly string[]
  /** In thousandths. */
  readonly shares: readonly number[]
  /** Which words, in hexadecimal digits: the first word is the highest bit of the first digit. */
  readonly masks: readonly string[]
  /** So many, from the first on, say nearly all of it, and nobody else does. */
  readonly ones: number
}

export function isSought({ isPreferred }: WordMatches): boolean {
  return isPreferred !== true
}

export interface PlacedWords {
  readonly words: string
  readonly isPreferred: boolean
  /** How much rarer they are than other words: of all that are sought, or of all that are preferred. */
  readonly share: number
  /** By block, one bit per position; blocks without anybody are absent. */
  readonly bits: ReadonlyMap<object, Int32Array>
}

export interface WeighedWords extends PlacedWords {
  readonly points: number
}

export interface PlacedText {
  readonly words: readonly string[]
  readonly ones: number
  readonly saying: ReadonlyMap<object, ReadonlyMap<number, TextCoverage>>
}

/** How much of a text one candidate says. */
export interface TextCoverage {
  readonly share: number
  readonly mask: string
  readonly isOne: boolean
}

export interface WeighedText extends PlacedText {
  /** What being one of the few brings who say nearly all of it. */
  readonly ofOnes: number
}

/** All sought words together bring more than everything else in a search without groups. */
const POINTS = 3000
/** What all of a text brings is more than what the criteria bring that were read from it. */
const OF_TEXT = 2000
const WHOLE = 1000
/** Scores are round numbers apart, as those of groups are. */
const STEP = 100

/** Who says nearly all of a text as nearly nobody does stands above everybody else. */
export function weighText(text: PlacedText | undefined, range: number): WeighedText | null {
  if (text === undefined) return null
  return { ...text, ofOnes: text.ones === 0 ? 0 : Math.ceil((range + OF_TEXT + 1) / STEP) * STEP }
}

/** The most that a text brings. */
export function mostOfText({ ofOnes }: WeighedText): number {
  return OF_TEXT + ofOnes
}

export function pointsOfText({ ofOnes }: WeighedText, { share, isOne }: TextCoverage): number {
  return Math.trunc((OF_TEXT * share) / WHOLE) + (isOne ? ofOnes : 0)
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
