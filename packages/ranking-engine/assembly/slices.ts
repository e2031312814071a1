// Loops over bit slices: sets of which each holds one bit of every position's code (O'Neil and Quass, 1997).
import { VECTOR_BYTES } from '../src/kernel/layout'
import { byteAt, endOfFours, endOfRest, orBit, pointsAt, pointsByCode, positionAt, setPoints } from './memory'

// The first slice's vectors reduce eight answers to four, the second slice's to two, the third slice's to one.
export function markSliced(bits: usize, bytes: usize, slices: usize, passing: u32): void {
  const second = slices + bytes
  const third = second + bytes
  const code0 = answer(passing, 0)
  const code1 = answer(passing, 1)
  const code2 = answer(passing, 2)
  const code3 = answer(passing, 3)
  const code4 = answer(passing, 4)
  const code5 = answer(passing, 5)
  const code6 = answer(passing, 6)
  const code7 = answer(passing, 7)
  for (let offset: usize = 0; offset < bytes; offset += VECTOR_BYTES) {
    const low = v128.load(slices + offset)
    const middle = v128.load(second + offset)
    const high = v128.load(third + offset)
    const pair0 = v128.bitselect(code1, code0, low)
    const pair1 = v128.bitselect(code3, code2, low)
    const pair2 = v128.bitselect(code5, code4, low)
    const pair3 = v128.bitselect(code7, code6, low)
    const half0 = v128.bitselect(pair1, pair0, middle)
    const half1 = v128.bitselect(pair3, pair2, middle)
    v128.store(bits + offset, v128.bitselect(half1, half0, high))
  }
}

// All ones where the code passes.
function answer(passing: u32, code: u32): v128 {
  return i8x16.splat(-(((passing >> code) & 1) as i8))
}

// Words of 64 bits. For each choice of slices it counts the positions that have all of their bits, which takes the
// fewest instructions; in the end the positions with one more bit are subtracted.
export function countSliced(bits: usize, bytes: usize, slices: usize, counts: usize): void {
  let second = slices + bytes
  let third = second + bytes
  const end = bits + bytes
  let sum0: u64 = 0
  let sum1: u64 = 0
  let sum2: u64 = 0
  let sum3: u64 = 0
  let sum4: u64 = 0
  let sum5: u64 = 0
  let sum6: u64 = 0
  let sum7: u64 = 0
  while (bits < end) {
    const whole = load<u64>(bits)
    const first = whole & load<u64>(slices)
    const other = whole & load<u64>(second)
    const joint = first & other
    const last = load<u64>(third)
    sum0 += popcnt<u64>(whole)
    sum1 += popcnt<u64>(first)
    sum2 += popcnt<u64>(other)
    sum3 += popcnt<u64>(joint)
    sum4 += popcnt<u64>(whole & last)
    sum5 += popcnt<u64>(first & last)
    sum6 += popcnt<u64>(other & last)
    sum7 += popcnt<u64>(joint & last)
    bits += 8
    slices += 8
    second += 8
    third += 8
  }
  sum0 -= sum1
  sum2 -= sum3
  sum4 -= sum5
  sum6 -= sum7
  sum0 -= sum2
  sum1 -= sum3
  sum4 -= sum6
  sum5 -= sum7
  addCount(counts, sum0 - sum4)
  addCount(counts + 4, sum1 - sum5)
  addCount(counts + 8, sum2 - sum6)
  addCount(counts + 12, sum3 - sum7)
  addCount(counts + 16, sum4)
  addCount(counts + 20, sum5)
  addCount(counts + 24, sum6)
  addCount(counts + 28, sum7)
}

function addCount(count: usize, added: u64): void {
  store<u32>(count, load<u32>(count) + (added as u32))
}

export function addSliced(
  positions: usize,
  count: u32,
  slices: usize,
  bytes: usize,
  fourth: usize,
  byCode: usize,
  points: usize,
): void {
  const second = slices + bytes
  const third = second + bytes
  const end = positions + (count << 1)
  while (positions < end) {
    const position = positionAt(positions)
    const byte: usize = position >> 3
    const bit = position & 7
    const low = bitOf(slices + byte, bit) | (bitOf(second + byte, bit) << 1)
    const code = low | (bitOf(third + byte, bit) << 2) | (bitOf(fourth + byte, bit) << 3)
    const target = points + (position << 1)
    setPoints(target, pointsAt(target) + pointsByCode(byCode, code))
    positions += 2
  }
}

function bitOf(address: usize, bit: u32): u32 {
  return (byteAt(address) >> bit) & 1
}

// Addition with carry; a carry out of the last slice fills them all, so that a counter stays at 15.
export function addItem(counter: usize, bytes: usize, item: usize): void {
  const second = counter + bytes
  const third = second + bytes
  const fourth = third + bytes
  for (let offset: usize = 0; offset < bytes; offset += VECTOR_BYTES) {
    let carry = v128.load(item + offset)
    const sum0 = v128.xor(v128.load(counter + offset), carry)
    carry = v128.andnot(carry, sum0)
    const sum1 = v128.xor(v128.load(second + offset), carry)
    carry = v128.andnot(carry, sum1)
    const sum2 = v128.xor(v128.load(third + offset), carry)
    carry = v128.andnot(carry, sum2)
    const sum3 = v128.xor(v128.load(fourth + offset), carry)
    carry = v128.andnot(carry, sum3)
    v128.store(counter + offset, v128.or(sum0, carry))
    v128.store(second + offset, v128.or(sum1, carry))
    v128.store(third + offset, v128.or(sum2, carry))
    v128.store(fourth + offset, v128.or(sum3, carry))
  }
}

// From the highest slice down: a counter is higher as soon as a slice has a bit that the least lacks.
export function moveCounted(target: usize, bits: usize, bytes: usize, counter: usize, least: u32): void {
  const second = counter + bytes
  const third = second + bytes
  const fourth = third + bytes
  const asked0 = answer(least, 0)
  const asked1 = answer(least, 1)
  const asked2 = answer(least, 2)
  const asked3 = answer(least, 3)
  for (let offset: usize = 0; offset < bytes; offset += VECTOR_BYTES) {
    let slice = v128.load(fourth + offset)
    let isMore = v128.andnot(slice, asked3)
    let isEqual = v128.not(v128.xor(slice, asked3))
    slice = v128.load(third + offset)
    isMore = v128.or(isMore, v128.and(isEqual, v128.andnot(slice, asked2)))
    isEqual = v128.andnot(isEqual, v128.xor(slice, asked2))
    slice = v128.load(second + offset)
    isMore = v128.or(isMore, v128.and(isEqual, v128.andnot(slice, asked1)))
    isEqual = v128.andnot(isEqual, v128.xor(slice, asked1))
    slice = v128.load(counter + offset)
    isMore = v128.or(isMore, v128.and(isEqual, v128.andnot(slice, asked0)))
    isEqual = v128.andnot(isEqual, v128.xor(slice, asked0))
    const all = v128.load(bits + offset)
    const moved = v128.and(v128.or(isMore, isEqual), all)
    v128.store(target + offset, moved)
    v128.store(bits + offset, v128.andnot(all, moved))
  }
}

export function markGrades(
  sets: usize,
  bytes: usize,
  positions: usize,
  count: u32,
  codes: usize,
  gradeByCode: usize,
): void {
  let end = endOfFours(positions, count)
  while (positions < end) {
    orBit(sets + byteAt(gradeByCode + byteAt(codes)) * (bytes as u32), positionAt(positions), 1)
    orBit(sets + byteAt(gradeByCode + byteAt(codes + 1)) * (bytes as u32), positionAt(positions + 2), 1)
    orBit(sets + byteAt(gradeByCode + byteAt(codes + 2)) * (bytes as u32), positionAt(positions + 4), 1)
    orBit(sets + byteAt(gradeByCode + byteAt(codes + 3)) * (bytes as u32), positionAt(positions + 6), 1)
    positions += 8
    codes += 4
  }
  end = endOfRest(positions, count)
  while (positions < end) {
    orBit(sets + byteAt(gradeByCode + byteAt(codes)) * (bytes as u32), positionAt(positions), 1)
    positions += 2
    codes++
  }
}

// From the best grade down, each grade without the positions that have a better one.
export function sliceGrades(sets: usize, bytes: usize): void {
  const second = sets + bytes
  const third = second + bytes
  const fourth = third + bytes
  const fifth = fourth + bytes
  for (let offset: usize = 0; offset < bytes; offset += VECTOR_BYTES) {
    const grade4 = v128.load(fifth + offset)
    const grade3 = v128.andnot(v128.load(fourth + offset), grade4)
    let better = v128.or(grade3, grade4)
    const grade2 = v128.andnot(v128.load(third + offset), better)
    better = v128.or(better, grade2)
    const grade1 = v128.andnot(v128.load(second + offset), better)
    better = v128.or(better, grade1)
    const grade0 = v128.andnot(v128.load(sets + offset), better)
    v128.store(sets + offset, v128.or(v128.or(grade0, grade2), grade4))
    v128.store(second + offset, v128.or(grade1, grade2))
    v128.store(third + offset, v128.or(grade3, grade4))
  }
}
