/**
 * Words that a search looks for exactly as they are written. Who says them is found outside, in the full texts; the
 * engine knows only who that is, and never reads a text.
 */

import { hasBit } from '../kernel/bits.ts'

export interface SaidWords {
  readonly words: string
  /** The candidates who say them. */
  readonly ids: readonly string[]
}

export interface PlacedWords {
  readonly words: string
  readonly points: number
  /** By block, one bit per position; blocks without anybody are absent. */
  readonly bits: ReadonlyMap<object, Int32Array>
}

export function saysWords({ bits }: PlacedWords, block: object, position: number): boolean {
  const held = bits.get(block)
  return held !== undefined && hasBit(held, position)
}
