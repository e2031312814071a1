// Loops that mark the positions of a list, or those whose code passes.
import { VECTOR_BYTES } from '../src/kernel/layout'
import { bitOfLane, byteAt, orBit, positionAt } from './memory'

export function mark(bits: usize, positions: usize, count: u32): void {
  const end = positions + (count << 1)
  while (positions < end) {
    orBit(bits, positionAt(positions), 1)
    positions += 2
  }
}

// 16 codes per step: a code's upper bits choose one of the table's 32 bytes, its lower three a bit of that byte.
export function markByCode(bits: usize, codes: usize, count: u32, table: usize): void {
  const low = v128.load(table)
  const high = v128.load(table, VECTOR_BYTES)
  const single = bitOfLane(count & 7)
  const seven = i8x16.splat((7 | (count & 7)) as i8)
  const half = i8x16.splat((VECTOR_BYTES | (count & 7)) as i8)
  for (let offset: usize = 0; offset < count; offset += VECTOR_BYTES) {
    const vector = v128.load(codes + offset)
    const upper = i8x16.shr_u(vector, 3)
    const inLow = i8x16.swizzle(low, upper)
    const inHigh = i8x16.swizzle(high, i8x16.sub(upper, half))
    const wanted = i8x16.swizzle(single, v128.and(vector, seven))
    const isMarked = i8x16.eq(v128.and(v128.or(inLow, inHigh), wanted), wanted)
    store<u16>(bits + (offset >> 3), i8x16.bitmask(isMarked))
  }
}

export function markByRange(
  bits: usize,
  codes: usize,
  count: u32,
  least: i32,
  span: i32,
  otherLeast: i32,
  otherSpan: i32,
  flip: i32,
): void {
  const from = i8x16.splat(least as i8)
  const width = i8x16.splat(span as i8)
  const otherFrom = i8x16.splat(otherLeast as i8)
  const otherWidth = i8x16.splat(otherSpan as i8)
  for (let offset: usize = 0; offset < count; offset += VECTOR_BYTES) {
    const vector = v128.load(codes + offset)
    const isFirst = i8x16.le_u(i8x16.sub(vector, from), width)
    const isOther = i8x16.le_u(i8x16.sub(vector, otherFrom), otherWidth)
    store<u16>(bits + (offset >> 3), i8x16.bitmask(v128.or(isFirst, isOther)) ^ flip)
  }
}

export function markEntries(
  bits: usize,
  positions: usize,
  count: u32,
  codes: usize,
  details: usize,
  byCode: usize,
  byDetail: usize,
): void {
  const end = positions + (count << 1)
  while (positions < end) {
    const passes = byteAt(byCode + byteAt(codes)) & byteAt(byDetail + byteAt(details)) & 1
    orBit(bits, positionAt(positions), passes)
    positions += 2
    codes++
    details++
  }
}
