/** A seeded stream of numbers in [0, 1). The engine may not ask the machine for chance. */
export type RandomStream = () => number

/** The small generator mulberry32 of Tommy Ettinger (2017, public domain); a period of 2^32 is ample for sampling rows. */
export function seededRandom(seed: number): RandomStream {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Draws `count` of the numbers 0 to `size` - 1 without repetition, in ascending order (Knuth's selection sampling). */
export function drawWithoutRepetition(size: number, count: number, random: RandomStream): Int32Array {
  const drawn = new Int32Array(Math.min(count, size))
  let taken = 0
  for (let place = 0; place < size && taken < drawn.length; place += 1) {
    if (random() * (size - place) < drawn.length - taken) {
      drawn[taken] = place
      taken += 1
    }
  }
  return drawn
}
