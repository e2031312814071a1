/**
 * Words that a search looks for exactly as they are written. Who says them is found outside, in the full texts; the
 * engine knows only who that is, and never reads a text.
 */

import { hasBit } from '../kernel/bits.ts'

export interface SaidWords {
  readonly words: string
  /** The candidates who say them. */
  readonly ids: readonly string[]
  /** Whether they only add a little, as the entries of a list do that are said as they are written. */
  readonly isPreferred?: boolean | undefined
}

export function isSought({ isPreferred }: SaidWords): boolean {
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

/** All sought words together bring more than everything else in a search without groups. */
const POINTS = 3000

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

export function saysWords({ bits }: PlacedWords, block: object, position: number): boolean {
  const held = bits.get(block)
  return held !== undefined && hasBit(held, position)
}
