/** Counting and reading the facet values of matches. */

import type { Column } from '../columns/column.ts'
import { type Scratch, TALLY } from '../retrieval/scratch.ts'

/** A column of the block and what its codes mean to a facet. */
export interface FacetColumn {
  readonly codes: Column['codes']
  /** The facet's value by code. */
  readonly valueByCode: ArrayLike<number>
}

/** Counts the values of the block's matches. */
export function tally(counts: Uint32Array, { codes, valueByCode }: FacetColumn, room: Scratch, count: number): void {
  if (valueByCode.length === 1) {
    counts[valueByCode[0] as number] = (counts[valueByCode[0] as number] as number) + count
    return
  }
  if (codes instanceof Uint16Array) {
    tallyShorts(counts, { codes, valueByCode }, room.matched, count)
    return
  }
  const { kernel, matched, tallies } = room
  if (codes !== room.grades) room.codes.set(codes)
  tallies.fill(0)
  const at = codes === room.grades ? codes.byteOffset : room.codes.byteOffset
  kernel.tally(at, matched.byteOffset, count, tallies.byteOffset)
  for (let code = 0; code < valueByCode.length; code++) {
    const value = valueByCode[code] as number
    for (let table = code; table < tallies.length; table += TALLY) {
      counts[value] = (counts[value] as number) + (tallies[table] as number)
    }
  }
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
