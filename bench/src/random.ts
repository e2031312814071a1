/** A seeded generator: the same seed gives the same market on every machine. */

export interface Random {
  /** Uniform in [0, 1). */
  readonly next: () => number
  /** A uniform integer in [0, `below`). */
  readonly below: (below: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(values: readonly T[]) => T
}

/** xorshift128 (Marsaglia, 2003). */
export function seeded(seed: number): Random {
  const state = new Uint32Array([seed | 1, seed ^ 0x9e3779b9, seed ^ 0x85ebca6b, seed ^ 0xc2b2ae35])
  const next = () => {
    const [first = 0, second = 0, third = 0, last = 0] = state
    const mixed = first ^ (first << 11)
    state[0] = second
    state[1] = third
    state[2] = last
    state[3] = last ^ (last >>> 19) ^ mixed ^ (mixed >>> 8)
    return (state[3] ?? 0) / 2 ** 32
  }
  for (let warm = 0; warm < 20; warm++) next()
  const below = (limit: number) => Math.floor(next() * limit)
  return { next, below, chance: (share) => next() < share, pick: (values) => values[below(values.length)] as never }
}

/** Draws indexes 0, 1, 2 … with a probability proportional to 1 / (index + shift), a Zipf-Mandelbrot law. */
export function zipf(size: number, shift: number): (random: Random) => number {
  const sums = new Float64Array(size)
  let sum = 0
  for (let place = 0; place < size; place++) {
    sum += 1 / (place + shift)
    sums[place] = sum
  }
  return (random) => {
    const target = random.next() * sum
    let low = 0
    let high = size - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sums[middle] as number) < target) low = middle + 1
      else high = middle
    }
    return low
  }
}
