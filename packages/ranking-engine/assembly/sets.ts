// Loops over sets of positions, one bit each.
import { VECTOR_BYTES } from '../src/kernel/layout'
import { bitOfLane, byteAt, eightBytes, endOfFours, endOfRest, positionAt } from './memory'

export function intersect(target: usize, other: usize, bytes: usize): void {
  for (let offset: usize = 0; offset < bytes; offset += VECTOR_BYTES) {
    v128.store(target + offset, v128.and(v128.load(target + offset), v128.load(other + offset)))
  }
}

export function union(target: usize, other: usize, bytes: usize): void {
  for (let offset: usize = 0; offset < bytes; offset += VECTOR_BYTES) {
    v128.store(target + offset, v128.or(v128.load(target + offset), v128.load(other + offset)))
  }
}

export function remove(target: usize, other: usize, bytes: usize): void {
  for (let offset: usize = 0; offset < bytes; offset += VECTOR_BYTES) {
    v128.store(target + offset, v128.andnot(v128.load(target + offset), v128.load(other + offset)))
  }
}

// Words of 64 bits, because only they have a single instruction that counts ones.
export function countIntersection(left: usize, right: usize, bytes: usize): u32 {
  const end = left + bytes
  let sum: u64 = 0
  while (left < end) {
    sum += popcnt<u64>(load<u64>(left) & load<u64>(right)) + popcnt<u64>(load<u64>(left, 8) & load<u64>(right, 8))
    left += VECTOR_BYTES
    right += VECTOR_BYTES
  }
  return sum as u32
}

// The runtime does these two with the widest instructions that the machine has.
export function clear(target: usize, bytes: usize): void {
  memory.fill(target, 0, bytes)
}

export function copy(target: usize, source: usize, bytes: usize): void {
  memory.copy(target, source, bytes)
}

// Two bytes of the set at a time: each byte is repeated over eight lanes, of which each keeps its own bit.
export function spread(bits: usize, bytes: usize, target: usize): void {
  const halves = i64x2.replace_lane(i64x2.splat((bytes & 1) as i64), 1, eightBytes(0x01010101, 0x01010101))
  const single = bitOfLane(bytes & 1)
  const one = i8x16.splat((1 | (bytes & 1)) as i8)
  for (let offset: usize = 0; offset < bytes; offset += 2) {
    const both = v128.and(i8x16.swizzle(i16x8.splat(load<i16>(bits + offset)), halves), single)
    v128.store(target, i8x16.min_u(both, one))
    target += VECTOR_BYTES
  }
}

export function countMarked(spread: usize, positions: usize, count: u32): u32 {
  let sum: u32 = 0
  let end = endOfFours(positions, count)
  while (positions < end) {
    sum += byteAt(spread + positionAt(positions))
    sum += byteAt(spread + positionAt(positions + 2))
    sum += byteAt(spread + positionAt(positions + 4))
    sum += byteAt(spread + positionAt(positions + 6))
    positions += 8
  }
  end = endOfRest(positions, count)
  while (positions < end) {
    sum += byteAt(spread + positionAt(positions))
    positions += 2
  }
  return sum
}

// One byte covers up to eight positions; words without a marked position are skipped.
export function list(bits: usize, bytes: usize, positions: usize, lanes: usize): u32 {
  const eight = i16x8.splat((8 | (bytes & 7)) as i16)
  let next = positions
  for (let offset: usize = 0; offset < bytes; offset += 8) {
    if (load<u64>(bits + offset) === 0) continue
    const at = bits + offset
    let base = i16x8.splat((offset << 3) as i16)
    next = listByte(byteAt(at), next, base, lanes)
    base = i16x8.add(base, eight)
    next = listByte(byteAt(at + 1), next, base, lanes)
    base = i16x8.add(base, eight)
    next = listByte(byteAt(at + 2), next, base, lanes)
    base = i16x8.add(base, eight)
    next = listByte(byteAt(at + 3), next, base, lanes)
    base = i16x8.add(base, eight)
    next = listByte(byteAt(at + 4), next, base, lanes)
    base = i16x8.add(base, eight)
    next = listByte(byteAt(at + 5), next, base, lanes)
    base = i16x8.add(base, eight)
    next = listByte(byteAt(at + 6), next, base, lanes)
    base = i16x8.add(base, eight)
    next = listByte(byteAt(at + 7), next, base, lanes)
  }
  return ((next - positions) >> 1) as u32
}

function listByte(byte: u32, next: usize, base: v128, lanes: usize): usize {
  v128.store(next, i16x8.add(v128.load_ext<u8>(lanes + (byte << 3)), base))
  return next + (popcnt<u32>(byte) << 1)
}

// Counts whole words up to the end of a stretch, then the bits of its last word that lie before the end.
export function countStretches(bits: usize, ends: usize, stretches: u32, counts: usize): void {
  const last = ends + (stretches << 2)
  let word: u32 = 0
  let total: u32 = 0
  let before: u32 = 0
  while (ends < last) {
    const end = load<u32>(ends)
    while (word < end >> 5) {
      total += popcnt<u32>(load<u32>(bits + (word << 2)))
      word++
    }
    const until = total + popcnt<u32>(load<u32>(bits + (word << 2)) & ((1 << (end & 31)) - 1))
    store<u32>(counts, until - before)
    before = until
    ends += 4
    counts += 4
  }
}

// One run over the sets for the positions that are left, a second one for those that lack exactly one set. Neither is
// made where there are none: positions that lack just one are rare.
export function countFunnel(
  considered: usize,
  bytes: usize,
  sets: usize,
  setCount: u32,
  stride: usize,
  sums: usize,
): void {
  for (let offset: usize = 0; offset < bytes; offset += VECTOR_BYTES) {
    const all = v128.load(considered + offset)
    let left = all
    let lackingOne = i8x16.splat(0)
    let lackingMore = lackingOne
    let at = sets + offset
    let sum = sums
    for (let number: u32 = 0; number < setCount; number++) {
      const lacking = v128.andnot(all, v128.load(at))
      lackingMore = v128.or(lackingMore, v128.and(lackingOne, lacking))
      lackingOne = v128.or(lackingOne, lacking)
      left = v128.andnot(left, lacking)
      if (v128.any_true(left)) addOnes(sum, left)
      at += stride
      sum += 2 * VECTOR_BYTES
    }
    lackingOne = v128.andnot(lackingOne, lackingMore)
    if (!v128.any_true(lackingOne)) continue
    at = sets + offset
    sum = sums + VECTOR_BYTES
    for (let number: u32 = 0; number < setCount; number++) {
      addOnes(sum, v128.andnot(lackingOne, v128.load(at)))
      at += stride
      sum += 2 * VECTOR_BYTES
    }
  }
}

// Ones by byte, summed up in pairs to four numbers.
function addOnes(sum: usize, bits: v128): void {
  const ones = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(bits)))
  v128.store(sum, i32x4.add(v128.load(sum), ones))
}
