/** Quantized unit vectors (integers from -127 to 127), one row per slug, with their cosine similarity. */

export interface VectorTable {
  readonly dimensions: number
  /** Space-separated, in row order. */
  readonly slugs: string
  /** Two hexadecimal digits per number. */
  readonly bytes: string
}

export interface Vectors {
  readonly slugs: readonly string[]
  readonly rowOf: ReadonlyMap<string, Int8Array>
}

const FULL = 127

/**
 * Quantizes each vector to one signed byte per dimension, scaled by its largest component. Length is lost, direction
 * stays.
 */
export function packVectors(rows: readonly (readonly [string, Float64Array])[]): VectorTable {
  const dimensions = rows[0]?.[1].length ?? 0
  const bytes = new Int8Array(rows.length * dimensions)
  for (const [place, [, row]] of rows.entries()) {
    const most = row.reduce((left, right) => Math.max(left, Math.abs(right)), 0)
    bytes.set(
      Array.from(row, (value) => (most === 0 ? 0 : Math.round((value / most) * FULL))),
      place * dimensions,
    )
  }
  const text = Array.from(new Uint8Array(bytes.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { dimensions, slugs: rows.map(([slug]) => slug).join(' '), bytes: text }
}

export function unpackVectors({ dimensions, slugs, bytes }: VectorTable): Vectors {
  const numbers = Int8Array.from({ length: bytes.length / 2 }, (_, at) =>
    Number.parseInt(bytes.slice(2 * at, 2 * at + 2), 16),
  )
  const names = slugs.split(' ')
  const rowOf = new Map(
    names.map((slug, place) => [slug, numbers.subarray(place * dimensions, (place + 1) * dimensions)]),
  )
  return { slugs: names, rowOf }
}

/** The cosine similarity; 0 for a slug without a vector. */
export function likeness({ rowOf }: Vectors, left: string, right: string): number {
  const [first, second] = [rowOf.get(left), rowOf.get(right)]
  if (first === undefined || second === undefined) return 0
  const product = dot(first, second)
  return product === 0 ? 0 : product / Math.sqrt(dot(first, first) * dot(second, second))
}

function dot(left: Int8Array, right: Int8Array): number {
  let sum = 0
  for (let at = 0; at < left.length; at++) sum += (left[at] as number) * (right[at] as number)
  return sum
}
