/** Counts facet values over a set of candidates. */

import { type Column, IN_THREE_SLICES } from '../columns/column.ts'
import { setBytes } from '../kernel/bits.ts'
import { TALLY } from '../kernel/layout.ts'
import { type Scratch, SET_OF } from '../scratch/scratch.ts'
import { stageBytes, stageSlices } from '../scratch/staging.ts'

/** A column of a block, and the facet value of each of its codes. */
export interface FacetColumn extends Omit<Column, 'values'> {
  /** The facet value by code. */
  readonly valueByCode: ArrayLike<number>
}

/** Counts the values of a set of `count` candidates. */
export function tally(
  counts: Uint32Array,
  column: FacetColumn,
  scratch: Scratch,
  { bits, count }: { bits: Int32Array; count: number },
): void {
  const { codes, ends, slices, valueByCode } = column
  if (valueByCode.length === 1) addTo(counts, valueByCode[0] as number, count)
  else if (ends.length > 0) tallyStretches(counts, column, scratch, bits)
  else if (slices.length > 0) tallySlices(counts, column, scratch, bits)
  else if (codes instanceof Uint16Array) tallyShorts(counts, column, scratch, bits)
  else tallyBytes(counts, { codes, valueByCode }, scratch, bits)
}

function addTo(counts: Uint32Array, value: number, more: number): void {
  counts[value] = (counts[value] as number) + more
}

/** All candidates of a run have the same value, so it is enough to count the members. */
function tallyStretches(
  counts: Uint32Array,
  { ends, endCodes, valueByCode }: FacetColumn,
  scratch: Scratch,
  bits: Int32Array,
): void {
  const { stretches, kernel } = scratch
  const counted = stretches.subarray(ends.length, 2 * ends.length)
  stretches.set(ends)
  kernel.countStretches(bits.byteOffset, stretches.byteOffset, ends.length, counted.byteOffset)
  for (let stretch = 0; stretch < ends.length; stretch++) {
    addTo(counts, valueByCode[endCodes[stretch] as number] as number, counted[stretch] as number)
  }
}

/**
 * Three bit slices count their eight codes. With a fourth one, these are counted again among the candidates with its
 * bit.
 */
function tallySlices(
  counts: Uint32Array,
  { size, slices, valueByCode }: FacetColumn,
  scratch: Scratch,
  bits: Int32Array,
): void {
  const { kernel, sets, sliceCounts } = scratch
  const bytes = setBytes(size)
  const at = stageSlices(scratch, slices)
  sliceCounts.fill(0)
  kernel.countSliced(bits.byteOffset, bytes, at, sliceCounts.byteOffset)
  if (valueByCode.length > IN_THREE_SLICES) {
    const upper = sets[SET_OF.spare] as Int32Array
    kernel.copy(upper.byteOffset, bits.byteOffset, bytes)
    kernel.intersect(upper.byteOffset, at + 3 * bytes, bytes)
    kernel.countSliced(upper.byteOffset, bytes, at, sliceCounts.byteOffset + 4 * IN_THREE_SLICES)
    for (let code = 0; code < IN_THREE_SLICES; code++) {
      sliceCounts[code] = (sliceCounts[code] as number) - (sliceCounts[code + IN_THREE_SLICES] as number)
    }
  }
  for (let code = 0; code < valueByCode.length; code++) {
    addTo(counts, valueByCode[code] as number, sliceCounts[code] as number)
  }
}

function listed(scratch: Scratch, bits: Int32Array, size: number): number {
  const { kernel, matched, lanes } = scratch
  return kernel.list(bits.byteOffset, setBytes(size), matched.byteOffset, lanes.byteOffset)
}

function tallyBytes(
  counts: Uint32Array,
  { codes, valueByCode }: { codes: Uint8Array; valueByCode: ArrayLike<number> },
  scratch: Scratch,
  bits: Int32Array,
): void {
  const { kernel, matched, tallies } = scratch
  const count = listed(scratch, bits, codes.length)
  kernel.clear(tallies.byteOffset, tallies.byteLength)
  kernel.tally(stageBytes(scratch, codes), matched.byteOffset, count, tallies.byteOffset)
  for (let code = 0; code < valueByCode.length; code++) {
    for (let table = code; table < tallies.length; table += TALLY) {
      addTo(counts, valueByCode[code] as number, tallies[table] as number)
    }
  }
}

function tallyShorts(
  counts: Uint32Array,
  { codes, valueByCode }: FacetColumn,
  scratch: Scratch,
  bits: Int32Array,
): void {
  const count = listed(scratch, bits, codes.length)
  for (let place = 0; place < count; place++) {
    addTo(counts, valueByCode[codes[scratch.matched[place] as number] as number] as number, 1)
  }
}
