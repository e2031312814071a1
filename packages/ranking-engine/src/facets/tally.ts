/** Counting and reading the facet values of matches. */

import type { Column } from '../columns/column.ts'

/** A column of the block and what its codes mean to a facet. */
export interface FacetColumn {
  readonly codes: Column['codes']
  /** The facet's value by code. */
  readonly valueByCode: ArrayLike<number>
}

const roomForCodes = new Uint32Array(65_536)

/** Counts the values of the first `count` of `matched`. */
export function tally(
  counts: Uint32Array,
  { codes, valueByCode }: FacetColumn,
  matched: Uint16Array,
  count: number,
): void {
  const byCode = roomForCodes.fill(0, 0, valueByCode.length)
  if (valueByCode.length === 1) byCode[0] = count
  else countCodes(byCode, codes, matched, count)
  for (let code = 0; code < valueByCode.length; code++) {
    const value = valueByCode[code] as number
    counts[value] = (counts[value] as number) + (byCode[code] as number)
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

function countCodes(byCode: Uint32Array, codes: Column['codes'], matched: Uint16Array, count: number): void {
  for (let place = 0; place < count; place++) {
    const code = codes[matched[place] as number] as number
    byCode[code] = (byCode[code] as number) + 1
  }
}
