/** A seeded random stream: the same seed gives the same demo data on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  between(low: number, high: number): number
  whole(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  weighted<T>(from: readonly (readonly [T, number])[]): T
  /** Mean 0, deviation 1. */
  normal(): number
  shuffled<T>(from: readonly T[]): T[]
  /** An independent stream, so that a change in one place does not shift everything after it. */
  fork(label: string): Random
}

export function randomFrom(seed: string): Random {
  // xmur3 for the state, sfc32 for the numbers (both public domain).
  let [a, b, c, d] = [hash(seed, 1), hash(seed, 2), hash(seed, 3), 1]
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 2 ** 32
  }
  for (let turn = 0; turn < 12; turn += 1) next()
  const between = (low: number, high: number): number => low + next() * (high - low)
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1))
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  const weighted = <T>(from: readonly (readonly [T, number])[]): T => {
    let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of from) {
      left -= weight
      if (left < 0) return value
    }
    return (from.at(-1) as readonly [T, number])[0]
  }
  const shuffled = <T>(from: readonly T[]): T[] => {
    const list = [...from]
    for (let place = list.length - 1; place > 0; place -= 1) {
      const other = Math.floor(next() * (place + 1))
      const held = list[place] as T
      list[place] = list[other] as T
      list[other] = held
    }
    return list
  }
  return {
    next,
    between,
    whole,
    pick,
    weighted,
    shuffled,
    chance: (probability) => next() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    fork: (label) => randomFrom(`${seed}/${label}`),
  }
}

function hash(text: string, salt: number): number {
  let h = 1779033703 ^ (text.length * salt)
  for (let place = 0; place < text.length; place += 1) {
    h = Math.imul(h ^ text.charCodeAt(place), 3432918353 + salt)
    h = (h << 13) | (h >>> 19)
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  return Math.imul(h ^ (h >>> 13), 3266489909) ^ (h >>> 16)
}
