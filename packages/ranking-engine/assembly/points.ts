// Loops over points, and counts by code.
import { DETAILS, LAST_CLAIMED_CODE, POSITIONS_PER_RANK, TALLY, VECTOR_BYTES } from '../src/kernel/layout'
import { byteAt, endOfFours, endOfRest, oneIf, pointsAt, pointsByCode, positionAt, setPoints } from './memory'

// No entry brings fewer points.
const MIN_POINTS: i32 = -32_768

export function addEntries(
  positions: usize,
  count: u32,
  codes: usize,
  details: usize,
  byCode: usize,
  byDetail: usize,
  points: usize,
  _best: usize,
): void {
  let end = endOfFours(positions, count)
  while (positions < end) {
    add(points + (positionAt(positions) << 1), brought(byteAt(codes), byteAt(details), byCode, byDetail))
    add(points + (positionAt(positions + 2) << 1), brought(byteAt(codes + 1), byteAt(details + 1), byCode, byDetail))
    add(points + (positionAt(positions + 4) << 1), brought(byteAt(codes + 2), byteAt(details + 2), byCode, byDetail))
    add(points + (positionAt(positions + 6) << 1), brought(byteAt(codes + 3), byteAt(details + 3), byCode, byDetail))
    positions += 8
    codes += 4
    details += 4
  }
  end = endOfRest(positions, count)
  while (positions < end) {
    add(points + (positionAt(positions) << 1), brought(byteAt(codes), byteAt(details), byCode, byDetail))
    positions += 2
    codes++
    details++
  }
}

export function raiseEntries(
  positions: usize,
  count: u32,
  codes: usize,
  details: usize,
  byCode: usize,
  byDetail: usize,
  points: usize,
  best: usize,
): void {
  let end = endOfFours(positions, count)
  while (positions < end) {
    raise(points, best, positionAt(positions), brought(byteAt(codes), byteAt(details), byCode, byDetail))
    raise(points, best, positionAt(positions + 2), brought(byteAt(codes + 1), byteAt(details + 1), byCode, byDetail))
    raise(points, best, positionAt(positions + 4), brought(byteAt(codes + 2), byteAt(details + 2), byCode, byDetail))
    raise(points, best, positionAt(positions + 6), brought(byteAt(codes + 3), byteAt(details + 3), byCode, byDetail))
    positions += 8
    codes += 4
    details += 4
  }
  end = endOfRest(positions, count)
  while (positions < end) {
    raise(points, best, positionAt(positions), brought(byteAt(codes), byteAt(details), byCode, byDetail))
    positions += 2
    codes++
    details++
  }
}

// Points of a code and a detail; verified entries use a second table of details, after the one of claimed entries.
function brought(code: u32, detail: u32, byCode: usize, byDetail: usize): i32 {
  const table = byDetail + oneIf(code > (LAST_CLAIMED_CODE as u32)) * (2 * DETAILS)
  return pointsByCode(byCode, code) + pointsByCode(table, detail)
}

function add(points: usize, added: i32): void {
  setPoints(points, pointsAt(points) + added)
}

// The points rise by what an entry brings beyond the best one so far.
function raise(points: usize, best: usize, position: u32, offered: i32): void {
  const offset: usize = position << 1
  const known = pointsAt(best + offset)
  const higher = select(offered, known, offered > known)
  setPoints(best + offset, higher)
  setPoints(points + offset, pointsAt(points + offset) + higher - known)
}

export function addHeld(
  positions: usize,
  count: u32,
  bits: usize,
  ranks: usize,
  codes: usize,
  details: usize,
  byCode: usize,
  byDetail: usize,
  points: usize,
  _best: usize,
): void {
  const end = positions + (count << 1)
  while (positions < end) {
    const position = positionAt(positions)
    const entry = groupRank(position, bits, ranks) + onesBefore(position, bits)
    const offered = brought(byteAt(codes + entry), byteAt(details + entry), byCode, byDetail)
    add(points + (position << 1), select(offered, 0, isHeld(position, bits)))
    positions += 2
  }
}

export function raiseHeld(
  positions: usize,
  count: u32,
  bits: usize,
  ranks: usize,
  codes: usize,
  details: usize,
  byCode: usize,
  byDetail: usize,
  points: usize,
  best: usize,
): void {
  const end = positions + (count << 1)
  while (positions < end) {
    const position = positionAt(positions)
    const entry = groupRank(position, bits, ranks) + onesBefore(position, bits)
    const offered = brought(byteAt(codes + entry), byteAt(details + entry), byCode, byDetail)
    raise(points, best, position, select(offered, MIN_POINTS, isHeld(position, bits)))
    positions += 2
  }
}

// The rank of a position in a bitmap (Jacobson 1989) is the rank of its group of 256, the ones of the group's words
// before its own, and those before it in its word. All words of the group are read, and positions that are not in the
// list get nothing added: neither is worth a branch that no processor can predict.
function groupRank(position: u32, bits: usize, ranks: usize): usize {
  const number = position / POSITIONS_PER_RANK
  const group = bits + number * (POSITIONS_PER_RANK / 8)
  const place = position & (POSITIONS_PER_RANK - 1)
  return (
    positionAt(ranks + (number << 1)) +
    onesIf(place > 63, load<u64>(group)) +
    onesIf(place > 127, load<u64>(group, 8)) +
    onesIf(place > 191, load<u64>(group, 16))
  )
}

function onesIf(isCounted: bool, word: u64): u32 {
  return (popcnt<u64>(word) as u32) & -oneIf(isCounted)
}

function onesBefore(position: u32, bits: usize): u32 {
  return popcnt<u64>(wordOf(position, bits) & (((1 as u64) << ((position & 63) as u64)) - 1)) as u32
}

function isHeld(position: u32, bits: usize): bool {
  return (((wordOf(position, bits) >> ((position & 63) as u64)) as u32) & 1) === 1
}

function wordOf(position: u32, bits: usize): u64 {
  return load<u64>(bits + ((position >> 6) << 3))
}

export function clearPoints(positions: usize, count: u32, points: usize): void {
  const end = positions + (count << 1)
  while (positions < end) {
    setPoints(points + (positionAt(positions) << 1), 0)
    positions += 2
  }
}

export function raiseCoded(
  positions: usize,
  count: u32,
  codes: usize,
  byCode: usize,
  points: usize,
  best: usize,
): void {
  const end = positions + (count << 1)
  while (positions < end) {
    raise(points, best, positionAt(positions), pointsByCode(byCode, byteAt(codes)))
    positions += 2
    codes++
  }
}

export function addCoded(positions: usize, count: u32, codes: usize, byCode: usize, points: usize): void {
  let end = endOfFours(positions, count)
  while (positions < end) {
    addOfCode(positionAt(positions), codes, byCode, points)
    addOfCode(positionAt(positions + 2), codes, byCode, points)
    addOfCode(positionAt(positions + 4), codes, byCode, points)
    addOfCode(positionAt(positions + 6), codes, byCode, points)
    positions += 8
  }
  end = endOfRest(positions, count)
  while (positions < end) {
    addOfCode(positionAt(positions), codes, byCode, points)
    positions += 2
  }
}

function addOfCode(position: u32, codes: usize, byCode: usize, points: usize): void {
  add(points + (position << 1), pointsByCode(byCode, byteAt(codes + position)))
}

// Neighbors often share a value, so four tables are used in turn: no increment waits for the previous one.
export function tally(codes: usize, positions: usize, count: u32, counts: usize): void {
  let end = endOfFours(positions, count)
  while (positions < end) {
    increment(counts + (byteAt(codes + positionAt(positions)) << 2))
    increment(counts + 4 * TALLY + (byteAt(codes + positionAt(positions + 2)) << 2))
    increment(counts + 8 * TALLY + (byteAt(codes + positionAt(positions + 4)) << 2))
    increment(counts + 12 * TALLY + (byteAt(codes + positionAt(positions + 6)) << 2))
    positions += 8
  }
  end = endOfRest(positions, count)
  while (positions < end) {
    increment(counts + (byteAt(codes + positionAt(positions)) << 2))
    positions += 2
  }
}

function increment(count: usize): void {
  store<u32>(count, load<u32>(count) + 1)
}

// 16 positions per step: two vectors of comparisons become one of bytes.
export function keepScored(bits: usize, bytes: usize, points: usize, least: i32): void {
  const limit = i16x8.splat(least as i16)
  for (let offset: usize = 0; offset < bytes; offset += 2) {
    const scored = points + (offset << 4)
    const low = i16x8.ge_s(v128.load(scored), limit)
    const high = i16x8.ge_s(v128.load(scored, VECTOR_BYTES), limit)
    const isReached = i8x16.bitmask(i8x16.narrow_i16x8_s(low, high))
    store<u16>(bits + offset, load<u16>(bits + offset) & isReached)
  }
}

// Every position is written; the next one overwrites those that are not kept.
export function keepAbove(positions: usize, count: u32, points: usize, least: i32): u32 {
  const first = positions
  const end = positions + (count << 1)
  let next = positions
  while (positions < end) {
    const position = positionAt(positions)
    store<u16>(next, position as u16)
    next += oneIf(pointsAt(points + (position << 1)) >= least) << 1
    positions += 2
  }
  return ((next - first) >> 1) as u32
}
