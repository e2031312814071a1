/** Brings what a search reads of a block into the kernel's room. Copying costs less than reading it in place would. */

import { type Column, tableOf } from '../columns/column.ts'
import { denseBits, listEnd, listStart, type Postings } from '../inverted-index/postings.ts'
import { clearSet, fillSet, setBytes } from './bits.ts'
import type { Scratch } from './scratch.ts'

/** Puts the positions of a term's entries into `room.listed`, and says how many they are. */
export function stagePositions(room: Scratch, postings: Postings, term: number): number {
  const dense = denseBits(postings, term)
  const { kernel, listed } = room
  if (dense !== null) {
    stageBits(room, dense)
    return kernel.list(room.bitmap.byteOffset, setBytes(postings.size), listed.byteOffset)
  }
  const start = postings.homes[term] ?? 0
  const count = listEnd(postings, term) - listStart(postings, term)
  listed.set(postings.positions.subarray(start, start + count))
  return count
}

/** Puts the codes of a term's entries into `room.codes`. */
export function stageCodes({ codes }: Scratch, postings: Postings, term: number): void {
  codes.set(postings.codes.subarray(listStart(postings, term), listEnd(postings, term)))
}

export function stageDetails({ details }: Scratch, postings: Postings, term: number): void {
  details.set(postings.details.subarray(listStart(postings, term), listEnd(postings, term)))
}

/** Adds everybody in the term's list to a set. */
export function markList(room: Scratch, bits: Int32Array, postings: Postings, term: number): void {
  const dense = denseBits(postings, term)
  if (dense === null) {
    const count = stagePositions(room, postings, term)
    room.kernel.mark(bits.byteOffset, room.listed.byteOffset, count)
    return
  }
  stageBits(room, dense)
  room.kernel.unite(bits.byteOffset, room.bitmap.byteOffset, setBytes(postings.size))
}

/** How many of a set hold the term. */
export function countHolders(room: Scratch, bits: Int32Array, postings: Postings, term: number): number {
  const dense = denseBits(postings, term)
  if (dense === null) {
    const count = stagePositions(room, postings, term)
    return room.kernel.countMarked(bits.byteOffset, room.listed.byteOffset, count)
  }
  stageBits(room, dense)
  return room.kernel.countShared(bits.byteOffset, room.bitmap.byteOffset, setBytes(postings.size))
}

/** Writes the set of those whose value passes. A block in which all values do, or none, needs no looking at anybody. */
export function markWhere(room: Scratch, bits: Int32Array, column: Column, passes: (value: number) => boolean): void {
  const { codes } = column
  const passing = tableOf(Uint8Array, column, (value) => (passes(value) ? 1 : 0))
  if (!passing.includes(1)) clearSet(bits, codes.length)
  else if (!passing.includes(0)) fillSet(bits, codes.length)
  else if (codes instanceof Uint8Array) markByByte(room, bits, codes, passing)
  else markByShort(bits, codes, passing)
}

/** Writes the set of those whose byte passes. */
export function markByByte(room: Scratch, bits: Int32Array, codes: Uint8Array, passing: Uint8Array): void {
  const { flags, kernel } = room
  flags.fill(0)
  for (let code = 0; code < passing.length; code++) {
    flags[code >> 3] = (flags[code >> 3] as number) | ((passing[code] as number) << (code & 7))
  }
  room.codes.set(codes)
  kernel.markByCode(bits.byteOffset, room.codes.byteOffset, 8 * setBytes(codes.length), flags.byteOffset)
}

function markByShort(bits: Int32Array, codes: Uint16Array, passing: Uint8Array): void {
  for (let word = 0, position = 0; position < codes.length; word++) {
    let marked = 0
    const end = Math.min(codes.length, position + 32)
    for (let bit = 0; position < end; bit++, position++) {
      marked |= (passing[codes[position] as number] as number) << bit
    }
    bits[word] = marked
  }
}

/** With zeros up to the end of the last vector. */
function stageBits({ bitmap }: Scratch, bits: Int32Array): void {
  bitmap.set(bits)
  bitmap.fill(0, bits.length, Math.min(bitmap.length, bits.length + 3))
}
