/** Bit-packed numbers, each as wide as the largest one needs; for values of every candidate that are rarely read. */

export interface Packed {
  /** Bits per number, at most 32. */
  readonly width: number
  readonly bytes: Uint8Array
}

/** Packs numbers below 2³² with as many bits as the largest needs. */
export function packed(numbers: ArrayLike<number>): Packed {
  let all = 0
  for (let place = 0; place < numbers.length; place++) all |= numbers[place] as number
  const width = 32 - Math.clz32(all)
  const bytes = new Uint8Array(Math.ceil((numbers.length * width) / 8))
  for (let place = 0; place < numbers.length; place++) put(bytes, place * width, numbers[place] as number)
  return { width, bytes }
}

/** The number at a place. */
export function packedAt({ width, bytes }: Packed, place: number): number {
  const bit = place * width
  const shift = bit % 8
  let at = Math.floor(bit / 8)
  let number = (bytes[at++] as number) >>> shift
  for (let known = 8 - shift; known < width; known += 8) number |= (bytes[at++] as number) << known
  return width === 32 ? number >>> 0 : number & (2 ** width - 1)
}

function put(bytes: Uint8Array, bit: number, number: number): void {
  const shift = bit % 8
  let at = Math.floor(bit / 8)
  bytes[at] = (bytes[at++] as number) | (number << shift)
  for (let rest = number >>> (8 - shift); rest !== 0; rest >>>= 8) bytes[at++] = rest
}
