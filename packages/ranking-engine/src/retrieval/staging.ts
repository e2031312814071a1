/**
 * Says where the kernel finds what a search reads of a block. A block that lies in an arena is read where it is; of any
 * other one it is copied into the room first.
 */

import { type Column, tableOf } from '../columns/column.ts'
import { denseBits, listEnd, listStart, type Postings } from '../inverted-index/postings.ts'
import { setBytes } from './bits.ts'
import type { Scratch } from './scratch.ts'

export function clearSet({ kernel }: Scratch, bits: Int32Array, size: number): void {
  kernel.clear(bits.byteOffset, setBytes(size))
}

/** Copies a set that may lie anywhere. */
export function copySet(room: Scratch, target: Int32Array, source: Int32Array, size: number): void {
  if (room.isInPlace && source.buffer instanceof SharedArrayBuffer) {
    room.kernel.copy(target.byteOffset, source.byteOffset, setBytes(size))
  } else target.set(source.subarray(0, setBytes(size) / 4))
}

/** Notes in `room.staged` where the positions of a term's entries stand, and says how many they are. */
export function stagePositions(room: Scratch, postings: Postings, term: number): number {
  const dense = denseBits(postings, term)
  const { kernel, listed, staged } = room
  staged.positions = listed.byteOffset
  if (dense !== null) return kernel.list(stageBits(room, dense), setBytes(postings.size), listed.byteOffset)
  const start = postings.homes[term] ?? 0
  const count = listEnd(postings, term) - listStart(postings, term)
  if (room.isInPlace) staged.positions = postings.positions.byteOffset + 2 * start
  else listed.set(postings.positions.subarray(start, start + count))
  return count
}

/** Notes where the codes of a term's entries stand, and their details where they have any. */
export function stageEntries(room: Scratch, postings: Postings, term: number): void {
  const [start, end] = [listStart(postings, term), listEnd(postings, term)]
  const { staged } = room
  const hasDetails = postings.details.length > 0
  if (room.isInPlace) {
    staged.codes = postings.codes.byteOffset + start
    staged.details = postings.details.byteOffset + start
    return
  }
  staged.codes = room.codes.byteOffset
  staged.details = room.details.byteOffset
  room.codes.set(postings.codes.subarray(start, end))
  if (hasDetails) room.details.set(postings.details.subarray(start, end))
}

/** Adds everybody in the term's list to a set. */
export function markList(room: Scratch, bits: Int32Array, postings: Postings, term: number): void {
  const dense = denseBits(postings, term)
  if (dense !== null) {
    room.kernel.unite(bits.byteOffset, stageBits(room, dense), setBytes(postings.size))
    return
  }
  const count = stagePositions(room, postings, term)
  room.kernel.mark(bits.byteOffset, room.staged.positions, count)
}

/** Adds those of the term's list whose entries pass. */
export function markPassing(
  room: Scratch,
  bits: Int32Array,
  postings: Postings,
  { term, byCode, byDetail }: { term: number; byCode: Uint8Array; byDetail: Uint8Array | null },
): void {
  const { kernel, staged, passingCodes, passingDetails } = room
  const count = stagePositions(room, postings, term)
  stageEntries(room, postings, term)
  passingCodes.set(byCode)
  passingDetails.set(byDetail ?? byCode)
  const details = byDetail === null ? staged.codes : staged.details
  const tables = [passingCodes.byteOffset, passingDetails.byteOffset] as const
  kernel.markEntries(bits.byteOffset, staged.positions, count, staged.codes, details, ...tables)
}

/** How many of a set, which is spread in `room.spread` too, hold the term. */
export function countHolders(room: Scratch, bits: Int32Array, postings: Postings, term: number): number {
  const dense = denseBits(postings, term)
  if (dense !== null) return room.kernel.countShared(bits.byteOffset, stageBits(room, dense), setBytes(postings.size))
  const count = stagePositions(room, postings, term)
  return room.kernel.countMarked(room.spread.byteOffset, room.staged.positions, count)
}

/** Writes the set of those whose value passes. A block in which all values do, or none, needs no looking at anybody. */
export function markWhere(room: Scratch, bits: Int32Array, column: Column, passes: (value: number) => boolean): void {
  const { codes } = column
  const passing = tableOf(Uint8Array, column, (value) => (passes(value) ? 1 : 0))
  if (!passing.includes(1)) clearSet(room, bits, codes.length)
  else if (!passing.includes(0)) bits.fill(-1, 0, setBytes(codes.length) / 4)
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
  kernel.markByCode(bits.byteOffset, stageBytes(room, codes), 8 * setBytes(codes.length), flags.byteOffset)
}

/** Where the bytes of a column stand. */
export function stageBytes(room: Scratch, codes: Uint8Array): number {
  if (room.isInPlace) return codes.byteOffset
  room.codes.set(codes)
  return room.codes.byteOffset
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

/** Where a dense list stands. */
function stageBits({ bitmap, isInPlace }: Scratch, bits: Int32Array): number {
  if (isInPlace) return bits.byteOffset
  bitmap.set(bits)
  return bitmap.byteOffset
}
