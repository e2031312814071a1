/** Room to work in, for one block at a time; kept between searches because it is large. */

import { BLOCK_SIZE } from '../inverted-index/block.ts'
import { wordsFor } from './bits.ts'

export interface Scratch {
  readonly points: Int16Array
  readonly best: Int16Array
  readonly grades: Uint8Array
  /** Positions of the block's matches. */
  readonly matched: Uint16Array
  readonly values: Uint16Array
  /** Positions of a posting list. */
  readonly listed: Uint16Array
  readonly failed: Uint8Array
  readonly failedAt: Uint8Array
  readonly spare: Int32Array
  /** One set for each condition and a few more. */
  readonly sets: Int32Array[]
}

let scratch: Scratch | null = null

/** Searches run one after the other in a thread, so all of them use the same. */
export function borrowScratch(): Scratch {
  scratch ??= {
    points: new Int16Array(BLOCK_SIZE),
    best: new Int16Array(BLOCK_SIZE),
    grades: new Uint8Array(BLOCK_SIZE),
    matched: new Uint16Array(BLOCK_SIZE),
    values: new Uint16Array(BLOCK_SIZE),
    listed: new Uint16Array(BLOCK_SIZE),
    failed: new Uint8Array(BLOCK_SIZE),
    failedAt: new Uint8Array(BLOCK_SIZE),
    spare: new Int32Array(wordsFor(BLOCK_SIZE)),
    sets: [],
  }
  return scratch
}

export function scratchSet(room: Scratch, number: number): Int32Array {
  while (room.sets.length <= number) room.sets.push(new Int32Array(wordsFor(BLOCK_SIZE)))
  return room.sets[number] as Int32Array
}
