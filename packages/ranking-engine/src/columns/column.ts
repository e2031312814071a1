/** One value for each candidate of a block: the different values, ascending, and for each candidate which of them. */

export interface Column {
  readonly values: Uint32Array
  readonly codes: Uint8Array | Uint16Array
  /**
   * Where neighbours share the value: the end of each stretch, and its code. Empty where the stretches are many. The
   * block is sorted by some columns, and those are counted stretch by stretch.
   */
  readonly ends: Uint32Array
  readonly endCodes: Uint16Array
}

/** As many stretches in a block as are worth counting one by one. */
export const MOST_STRETCHES = 2048
/** And no more than one for so many candidates. */
const LEAST_IN_STRETCH = 16

/** As many values as a byte can tell apart. */
const MOST_IN_BYTE = 256

export function columnOf(stated: Uint32Array): Column {
  const values = Uint32Array.from(new Set(stated)).sort()
  const codes = values.length <= MOST_IN_BYTE ? new Uint8Array(stated.length) : new Uint16Array(stated.length)
  const codeByValue = new Map(Array.from(values, (value, code) => [value, code]))
  for (let position = 0; position < stated.length; position++) {
    codes[position] = codeByValue.get(stated[position] as number) as number
  }
  return { values, codes, ...stretchesOf(codes) }
}

function stretchesOf(codes: Column['codes']): Pick<Column, 'ends' | 'endCodes'> {
  const most = Math.min(MOST_STRETCHES, Math.floor(codes.length / LEAST_IN_STRETCH))
  const ends: number[] = []
  for (let position = 1; position <= codes.length && ends.length <= most; position++) {
    if (position === codes.length || codes[position] !== codes[position - 1]) ends.push(position)
  }
  const kept = ends.length <= most ? ends : []
  return { ends: Uint32Array.from(kept), endCodes: Uint16Array.from(kept, (end) => codes[end - 1] as number) }
}

export function valueAt({ values, codes }: Column, position: number): number {
  return values[codes[position] as number] as number
}

/** What each of the column's codes means. */
export function tableOf<T extends Int16Array | Uint8Array>(
  make: new (length: number) => T,
  { values }: Column,
  meaningOf: (value: number) => number,
): T {
  const table = new make(values.length)
  for (let code = 0; code < values.length; code++) table[code] = meaningOf(values[code] as number)
  return table
}
