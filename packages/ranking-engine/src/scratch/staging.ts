/**
 * Stages what a search reads of a block. A block in an arena is read in place; of any other block the data is copied
 * into scratch memory first.
 */

import { type Column, IN_THREE_SLICES, tableOf } from '../columns/column.ts'
import { denseBits, listEnd, listStart, type Postings, rankedBits } from '../inverted-index/postings.ts'
import { setBytes } from '../kernel/bits.ts'
import { type Scratch, SET_OF } from './scratch.ts'

export function clearSet({ kernel }: Scratch, bits: Int32Array, size: number): void {
  kernel.clear(bits.byteOffset, setBytes(size))
}

/** Copies a set from anywhere. */
export function copySet(scratch: Scratch, target: Int32Array, source: Int32Array, size: number): void {
  if (scratch.isInPlace && source.buffer instanceof SharedArrayBuffer) {
    scratch.kernel.copy(target.byteOffset, source.byteOffset, setBytes(size))
  } else target.set(source.subarray(0, setBytes(size) / 4))
}

/** Stages the positions of a term's entries and returns their number. */
export function stagePositions(scratch: Scratch, postings: Postings, term: number): number {
  const dense = denseBits(postings, term)
  const { kernel, listed, staged } = scratch
  staged.positions = listed.byteOffset
  if (dense !== null) {
    return kernel.list(stageBits(scratch, dense), setBytes(postings.size), listed.byteOffset, scratch.lanes.byteOffset)
  }
  const start = postings.homes[term] ?? 0
  const count = listEnd(postings, term) - listStart(postings, term)
  if (scratch.isInPlace) staged.positions = postings.positions.byteOffset + 2 * start
  else listed.set(postings.positions.subarray(start, start + count))
  return count
}

/** Stages the codes of a term's entries, and their details if they have any. */
export function stageEntries(scratch: Scratch, postings: Postings, term: number): void {
  const [start, end] = [listStart(postings, term), listEnd(postings, term)]
  const { staged } = scratch
  const hasDetails = postings.details.length > 0
  if (scratch.isInPlace) {
    staged.codes = postings.codes.byteOffset + start
    staged.details = postings.details.byteOffset + start
    return
  }
  staged.codes = scratch.codes.byteOffset
  staged.details = scratch.details.byteOffset
  scratch.codes.set(postings.codes.subarray(start, end))
  if (hasDetails) scratch.details.set(postings.details.subarray(start, end))
}

/** Stages the bits of a dense list and its ranks, by which entries are found. False for a sparse list. */
export function stageRanked(scratch: Scratch, postings: Postings, term: number): boolean {
  const list = rankedBits(postings, term)
  if (list === null) return false
  scratch.staged.bits = stageBits(scratch, list.bits)
  if (scratch.isInPlace) scratch.staged.ranks = list.ranks.byteOffset
  else {
    scratch.ranks.set(list.ranks)
    scratch.staged.ranks = scratch.ranks.byteOffset
  }
  return true
}

/** Adds every candidate of the term's list to a set. */
export function markList(scratch: Scratch, bits: Int32Array, postings: Postings, term: number): void {
  const dense = denseBits(postings, term)
  if (dense !== null) {
    scratch.kernel.union(bits.byteOffset, stageBits(scratch, dense), setBytes(postings.size))
    return
  }
  const count = stagePositions(scratch, postings, term)
  scratch.kernel.mark(bits.byteOffset, scratch.staged.positions, count)
}

/** Adds the candidates of the term's list whose entries pass. */
export function markPassing(
  scratch: Scratch,
  bits: Int32Array,
  postings: Postings,
  { term, byCode, byDetail }: { term: number; byCode: Uint8Array; byDetail: Uint8Array | null },
): void {
  const { kernel, staged, passingCodes, passingDetails } = scratch
  const count = stagePositions(scratch, postings, term)
  stageEntries(scratch, postings, term)
  passingCodes.set(byCode)
  passingDetails.set(byDetail ?? byCode)
  const details = byDetail === null ? staged.codes : staged.details
  const tables = [passingCodes.byteOffset, passingDetails.byteOffset] as const
  kernel.markEntries(bits.byteOffset, staged.positions, count, staged.codes, details, ...tables)
}

/** How many candidates of a set have the term. The set is also expanded in `scratch.spread`. */
export function countHolders(scratch: Scratch, bits: Int32Array, postings: Postings, term: number): number {
  const dense = denseBits(postings, term)
  if (dense !== null)
    return scratch.kernel.countIntersection(bits.byteOffset, stageBits(scratch, dense), setBytes(postings.size))
  const count = stagePositions(scratch, postings, term)
  return scratch.kernel.countMarked(scratch.spread.byteOffset, scratch.staged.positions, count)
}

/** Writes the set of candidates whose value passes. */
export function markWhere(
  scratch: Scratch,
  bits: Int32Array,
  column: Column,
  passes: (value: number) => boolean,
): void {
  markCodes(
    scratch,
    bits,
    column,
    tableOf(Uint8Array, column, (value) => (passes(value) ? 1 : 0)),
  )
}

/** The same by code. A block where all values pass, or none, is not scanned. */
export function markCodes(
  scratch: Scratch,
  bits: Int32Array,
  column: Pick<Column, 'size' | 'codes' | 'slices'>,
  passing: Uint8Array,
): void {
  const { size, codes, slices } = column
  if (!passing.includes(1)) clearSet(scratch, bits, size)
  else if (!passing.includes(0)) bits.fill(-1, 0, setBytes(size) / 4)
  else if (slices.length > 0) markBySlices(scratch, bits, column, passing)
  else if (codes instanceof Uint8Array) markByByte(scratch, bits, codes, passing)
  else markByShort(bits, codes, passing)
}

/** Writes the set of candidates whose byte passes. Most conditions are limits, so the codes that pass are neighbors. */
export function markByByte(scratch: Scratch, bits: Int32Array, codes: Uint8Array, passing: Uint8Array): void {
  const { flags, kernel } = scratch
  const place = [bits.byteOffset, stageBytes(scratch, codes), 8 * setBytes(codes.length)] as const
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

/** For codes that pass in at most two ranges. At least one code passes. */
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

/** Three bit slices distinguish eight codes; a fourth one selects which eight. */
function markBySlices(
  scratch: Scratch,
  bits: Int32Array,
  { size, slices }: Pick<Column, 'size' | 'slices'>,
  passing: Uint8Array,
): void {
  const { kernel, sets } = scratch
  const bytes = setBytes(size)
  const at = stageSlices(scratch, slices)
  const mask = passing.reduce((sum, passes, code) => sum | (passes << code), 0)
  kernel.markSliced(bits.byteOffset, bytes, at, mask & 0xff)
  if (passing.length <= IN_THREE_SLICES) return
  const upper = sets[SET_OF.spare] as Int32Array
  const fourth = at + 3 * bytes
  kernel.markSliced(upper.byteOffset, bytes, at, mask >> IN_THREE_SLICES)
  kernel.intersect(upper.byteOffset, fourth, bytes)
  kernel.remove(bits.byteOffset, fourth, bytes)
  kernel.union(bits.byteOffset, upper.byteOffset, bytes)
}

/** The address of a column's bit slices. */
export function stageSlices(scratch: Scratch, slices: Int32Array): number {
  const isInRoom = slices.buffer === scratch.grades.buffer
  if (scratch.isInPlace || isInRoom) return slices.byteOffset
  scratch.slices.set(slices)
  return scratch.slices.byteOffset
}

/** The address of a column's bytes. */
export function stageBytes(scratch: Scratch, codes: Uint8Array): number {
  if (scratch.isInPlace) return codes.byteOffset
  scratch.codes.set(codes)
  return scratch.codes.byteOffset
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

/** The address of a dense list. */
export function stageBits({ bitmap, isInPlace }: Scratch, bits: Int32Array): number {
  if (isInPlace) return bits.byteOffset
  bitmap.set(bits)
  return bitmap.byteOffset
}
