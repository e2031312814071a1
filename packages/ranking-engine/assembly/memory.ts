// The most used accesses of the loops: narrow numbers, widened to 32 bits so that no arithmetic wraps in between.

export function byteAt(address: usize): u32 {
  return load<u8>(address)
}

export function positionAt(address: usize): u32 {
  return load<u16>(address)
}

export function pointsAt(address: usize): i32 {
  return load<i16>(address)
}

export function pointsByCode(table: usize, code: u32): i32 {
  return pointsAt(table + (code << 1))
}

export function setPoints(address: usize, points: i32): void {
  store<i16>(address, points as i16)
}

// Sets a position's bit where the flag is 1 and leaves it where the flag is 0.
export function orBit(bits: usize, position: u32, flag: u32): void {
  const place = bits + (position >> 3)
  store<u8>(place, (byteAt(place) | (flag << (position & 7))) as u8)
}

// Written in two halves, because no number of JavaScript is exact to 64 bits.
export function eightBytes(high: u32, low: u32): i64 {
  return ((high as i64) << 32) | (low as i64)
}

// The vector with bit 0 set in lane 0, bit 1 in lane 1, and so on, in both halves. `zero` is 0, which the compiler
// cannot know: it would turn the vector into a constant, which the runtime loads again in each iteration.
export function bitOfLane(zero: usize): v128 {
  return i64x2.splat(eightBytes(0x80402010, 0x08040201) | (zero as i64))
}

// The end of the positions, two bytes each, that make whole groups of four, and of those left over.
export function endOfFours(positions: usize, count: u32): usize {
  return positions + ((count & ~3) << 1)
}

export function endOfRest(positions: usize, count: u32): usize {
  return positions + ((count & 3) << 1)
}

export function oneIf(condition: bool): u32 {
  return condition as u32
}
