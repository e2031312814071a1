/** Sets of positions in a block, one bit each. Operations on many positions are in the kernel. */

import { VECTOR_BYTES } from './layout.ts'

/** The words of a set: whole vectors, so that the kernel reads nothing else. */
export function wordsFor(size: number): number {
  return setBytes(size) / 4
}

/** The bytes of a set. In computed sets the bits past the last position are undefined. */
export function setBytes(size: number): number {
  return Math.ceil(size / (8 * VECTOR_BYTES)) * VECTOR_BYTES
}

export function setBit(bits: Int32Array, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] as number) | (1 << (position & 31))
}

export function clearBit(bits: Int32Array, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] as number) & ~(1 << (position & 31))
}

export function hasBit(bits: Int32Array, position: number): boolean {
  return (((bits[position >>> 5] as number) >>> (position & 31)) & 1) === 1
}

export function countBits(bits: Int32Array): number {
  let count = 0
  for (const word of bits) count += onesIn(word)
  return count
}

/** Writes the members in ascending order and returns their number. */
export function listBits(bits: Int32Array, target: Uint16Array): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      target[count++] = (word << 5) + (31 - Math.clz32(rest & -rest))
    }
  }
  return count
}

/** For each byte the places of its set bits, ascending, in eight bytes; the rest of them are undefined. */
export function bitLanes(): Uint8Array {
  const lanes = new Uint8Array(256 * 8)
  for (let byte = 0; byte < 256; byte++) {
    let next = byte * 8
    for (let bit = 0; bit < 8; bit++) if (((byte >> bit) & 1) === 1) lanes[next++] = bit
  }
  return lanes
}

/** Population count: Warren, Hacker's Delight, 5-1. */
export function onesIn(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
