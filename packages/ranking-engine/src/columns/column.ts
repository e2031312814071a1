/** A dictionary-encoded column of a block: the distinct values, ascending, and each candidate's code. */

import { setBit, setBytes } from '../kernel/bits.ts'

export interface Column {
  readonly size: number
  readonly values: Uint32Array
  /** The code of each candidate. Empty for bit slices and for a single value. */
  readonly codes: Uint8Array | Uint16Array
  /** Bit slices (O'Neil and Quass, 1997) for few values: one set per bit of the code, three or four of them. */
  readonly slices: Int32Array
  /**
   * Runs of equal values: the end and the code of each. Empty for columns with many runs. The block is sorted by some
   * columns, and those are counted run by run.
   */
  readonly ends: Uint32Array
  readonly endCodes: Uint16Array
}

/** Up to so many runs per block are worth counting one by one. */
export const MAX_STRETCHES = 2048
/** And at most one run for so many candidates. */
const MIN_IN_STRETCH = 16

/** The number of distinct values of a byte. */
const MAX_IN_BYTE = 256
/** The most values of three slices, and of four. */
export const IN_THREE_SLICES = 8
const MAX_IN_SLICES = 16
export const MAX_SLICES = 4

/** Compresses a column: each distinct value gets a code in ascending order, and few codes are kept as bit slices. */
export function columnOf(stated: Uint32Array): Column {
  const size = stated.length
  const values = Uint32Array.from(new Set(stated)).sort()
  const codes = values.length <= MAX_IN_BYTE ? new Uint8Array(size) : new Uint16Array(size)
  const codeByValue = new Map(Array.from(values, (value, code) => [value, code]))
  for (let position = 0; position < size; position++) {
    codes[position] = codeByValue.get(stated[position] as number) as number
  }
  const isSliced = values.length <= MAX_IN_SLICES
  return {
    size,
    values,
    codes: isSliced ? new Uint8Array(0) : codes,
    slices: isSliced ? slicesOf(codes, values.length) : new Int32Array(0),
    ...stretchesOf(codes),
  }
}

export function emptyColumn(): Column {
  return columnOf(new Uint32Array(0))
}

function slicesOf(codes: Column['codes'], values: number): Int32Array {
  if (values <= 1) return new Int32Array(0)
  const words = setBytes(codes.length) / 4
  const count = values <= IN_THREE_SLICES ? MAX_SLICES - 1 : MAX_SLICES
  const slices = new Int32Array(count * words)
  for (let position = 0; position < codes.length; position++) {
    for (let slice = 0, rest = codes[position] as number; rest !== 0; slice++, rest >>>= 1) {
      if ((rest & 1) === 1) setBit(slices, slice * words * 32 + position)
    }
  }
  return slices
}

function stretchesOf(codes: Column['codes']): Pick<Column, 'ends' | 'endCodes'> {
  const most = Math.min(MAX_STRETCHES, Math.floor(codes.length / MIN_IN_STRETCH))
  const ends: number[] = []
  for (let position = 1; position <= codes.length && ends.length <= most; position++) {
    if (position === codes.length || codes[position] !== codes[position - 1]) ends.push(position)
  }
  const kept = ends.length <= most ? ends : []
  return { ends: Uint32Array.from(kept), endCodes: Uint16Array.from(kept, (end) => codes[end - 1] as number) }
}

export function valueAt(column: Column, position: number): number {
  return column.values[codeAt(column, position)] as number
}

/** The code at a position, put together from its bits where the column is sliced. */
export function codeAt({ size, codes, slices }: Column, position: number): number {
  if (codes.length > 0) return codes[position] as number
  const words = setBytes(size) / 4
  let code = 0
  for (let slice = 0, word = position >>> 5; word < slices.length; slice++, word += words) {
    code |= (((slices[word] as number) >>> (position & 31)) & 1) << slice
  }
  return code
}

/** The value of each code. */
export function tableOf<T extends Int16Array | Uint8Array>(
  make: new (length: number) => T,
  { values }: Pick<Column, 'values'>,
  meaningOf: (value: number) => number,
): T {
  const table = new make(values.length)
  for (let code = 0; code < values.length; code++) table[code] = meaningOf(values[code] as number)
  return table
}
