/**
 * Says where the kernel finds what a search reads of a block. A block that lies in an arena is read where it is; of any
 * other one it is copied into the room first.
 */

import { type Column, IN_THREE_SLICES, tableOf } from '../columns/column.ts'
import { denseBits, listEnd, listStart, type Postings, rankedBits } from '../inverted-index/postings.ts'
import { setBytes } from '../kernel/bits.ts'
import { type Scratch, SET_OF } from './scratch.ts'

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
  if (dense !== null) {
    return kernel.list(stageBits(room, dense), setBytes(postings.size), listed.byteOffset, room.lanes.byteOffset)
  }
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

/** Notes where the bits of a dense list stand, and the ranks by which its entries are found; false where it is sparse. */
export function stageRanked(room: Scratch, postings: Postings, term: number): boolean {
  const list = rankedBits(postings, term)
  if (list === null) return false
  room.staged.bits = stageBits(room, list.bits)
  if (room.isInPlace) room.staged.ranks = list.ranks.byteOffset
  else {
    room.ranks.set(list.ranks)
    room.staged.ranks = room.ranks.byteOffset
  }
  return true
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

/** Writes the set of those whose value passes. */
export function markWhere(room: Scratch, bits: Int32Array, column: Column, passes: (value: number) => boolean): void {
  markCodes(
    room,
    bits,
    column,
    tableOf(Uint8Array, column, (value) => (passes(value) ? 1 : 0)),
  )
}

/** The same by code. A block in which all values pass, or none, needs no looking at anybody. */
export function markCodes(
  room: Scratch,
  bits: Int32Array,
  column: Pick<Column, 'size' | 'codes' | 'slices'>,
  passing: Uint8Array,
): void {
  const { size, codes, slices } = column
  if (!passing.includes(1)) clearSet(room, bits, size)
  else if (!passing.includes(0)) bits.fill(-1, 0, setBytes(size) / 4)
  else if (slices.length > 0) markBySlices(room, bits, column, passing)
  else if (codes instanceof Uint8Array) markByByte(room, bits, codes, passing)
  else markByShort(bits, codes, passing)
}

/** Writes the set of those whose byte passes. Most conditions are limits, so that the codes that pass are neighbours. */
export function markByByte(room: Scratch, bits: Int32Array, codes: Uint8Array, passing: Uint8Array): void {
  const { flags, kernel } = room
  const place = [bits.byteOffset, stageBytes(room, codes), 8 * setBytes(codes.length)] as const
  for (const [wanted, flip] of [[1, 0] as const, [0, 0xffff] as const]) {
    const stretches = stretchesOf(passing, wanted)
    if (stretches.length > 2) continue
    const [first, second = first] = stretches as [Stretch, Stretch?]
    kernel.markByRange(...place, first.least, first.span, second.least, second.span, flip)
    return
  }
  flags.fill(0)
  for (let code = 0; code < passing.length; code++) {
    flags[code >> 3] = (flags[code >> 3] as number) | ((passing[code] as number) << (code & 7))
  }
  kernel.markByCode(...place, flags.byteOffset)
}

interface Stretch {
  readonly least: number
  readonly span: number
}

/** Where neighbouring codes say so; at least one does. */
function stretchesOf(passing: Uint8Array, wanted: number): Stretch[] {
  const stretches: Stretch[] = []
  for (let code = 0; code < passing.length; code++) {
    if (passing[code] !== wanted) continue
    const least = code
    while (passing[code + 1] === wanted) code++
    stretches.push({ least, span: code - least })
  }
  return stretches
}

/** Three slices tell eight codes apart; a fourth one which eight. */
function markBySlices(
  room: Scratch,
  bits: Int32Array,
  { size, slices }: Pick<Column, 'size' | 'slices'>,
  passing: Uint8Array,
): void {
  const { kernel, sets } = room
  const bytes = setBytes(size)
  const at = stageSlices(room, slices)
  const mask = passing.reduce((sum, passes, code) => sum | (passes << code), 0)
  kernel.markSliced(bits.byteOffset, bytes, at, mask & 0xff)
  if (passing.length <= IN_THREE_SLICES) return
  const upper = sets[SET_OF.spare] as Int32Array
  const fourth = at + 3 * bytes
  kernel.markSliced(upper.byteOffset, bytes, at, mask >> IN_THREE_SLICES)
  kernel.intersect(upper.byteOffset, fourth, bytes)
  kernel.remove(bits.byteOffset, fourth, bytes)
  kernel.unite(bits.byteOffset, upper.byteOffset, bytes)
}

/** Where the slices of a column stand. */
export function stageSlices(room: Scratch, slices: Int32Array): number {
  const isInRoom = slices.buffer === room.grades.buffer && slices.byteOffset === room.grades.byteOffset
  if (room.isInPlace || isInRoom) return slices.byteOffset
  room.slices.set(slices)
  return room.slices.byteOffset
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
export function stageBits({ bitmap, isInPlace }: Scratch, bits: Int32Array): number {
  if (isInPlace) return bits.byteOffset
  bitmap.set(bits)
  return bitmap.byteOffset
}
