/** Counting and reading the facet values of matches. */

import type { Column } from '../columns/column.ts'
import { type Scratch, SET_OF, TALLY } from '../retrieval/scratch.ts'
import { stageBytes } from '../retrieval/staging.ts'

/** A column of the block and what its codes mean to a facet. */
export interface FacetColumn extends Pick<Column, 'codes' | 'ends' | 'endCodes'> {
  /** The facet's value by code. */
  readonly valueByCode: ArrayLike<number>
}

/** Counts the values of the block's matches, who are listed in `room.matched` and marked in the set of that name. */
export function tally(counts: Uint32Array, column: FacetColumn, room: Scratch, count: number): void {
  const { codes, ends, valueByCode } = column
  if (valueByCode.length === 1) {
    counts[valueByCode[0] as number] = (counts[valueByCode[0] as number] as number) + count
  } else if (ends.length > 0) tallyStretches(counts, column, room)
  else if (codes instanceof Uint16Array) tallyShorts(counts, column, room.matched, count)
  else tallyBytes(counts, { codes, valueByCode }, room, count)
}

export function readValues(
  values: Uint16Array,
  { codes, valueByCode }: FacetColumn,
  matched: Uint16Array,
  count: number,
): void {
  for (let place = 0; place < count; place++) {
    values[place] = valueByCode[codes[matched[place] as number] as number] as number
  }
}

/** Of a stretch all have the same value, so its matches need only be counted. */
function tallyStretches(counts: Uint32Array, { ends, endCodes, valueByCode }: FacetColumn, room: Scratch): void {
  const { stretches, sets } = room
  const counted = stretches.subarray(ends.length, 2 * ends.length)
  const matched = sets[SET_OF.matched] as Int32Array
  stretches.set(ends)
  room.kernel.countStretches(matched.byteOffset, stretches.byteOffset, ends.length, counted.byteOffset)
  for (let stretch = 0; stretch < ends.length; stretch++) {
    const value = valueByCode[endCodes[stretch] as number] as number
    counts[value] = (counts[value] as number) + (counted[stretch] as number)
  }
}

function tallyBytes(
  counts: Uint32Array,
  { codes, valueByCode }: { codes: Uint8Array; valueByCode: ArrayLike<number> },
  room: Scratch,
  count: number,
): void {
  const { kernel, matched, tallies } = room
  const at = codes === room.grades ? codes.byteOffset : stageBytes(room, codes)
  kernel.clear(tallies.byteOffset, tallies.byteLength)
  kernel.tally(at, matched.byteOffset, count, tallies.byteOffset)
  for (let code = 0; code < valueByCode.length; code++) {
    const value = valueByCode[code] as number
    for (let table = code; table < tallies.length; table += TALLY) {
      counts[value] = (counts[value] as number) + (tallies[table] as number)
    }
  }
}

function tallyShorts(
  counts: Uint32Array,
  { codes, valueByCode }: FacetColumn,
  matched: Uint16Array,
  count: number,
): void {
  for (let place = 0; place < count; place++) {
    const value = valueByCode[codes[matched[place] as number] as number] as number
    counts[value] = (counts[value] as number) + 1
  }
}
