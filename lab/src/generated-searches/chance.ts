/** Seeded random choices. */
export interface Chance {
  number(): number
  below(limit: number): number
  yes(probability: number): boolean
  one<Item>(items: readonly Item[]): Item
  some<Item>(items: readonly Item[], count: number): Item[]
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const number = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(number() * limit)
  return {
    number,
    below,
    yes: (probability) => number() < probability,
    one: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('nothing to choose from')
      return item
    },
    some: (items, count) => shuffled(items, below).slice(0, count),
  }
}

function shuffled<Item>(items: readonly Item[], below: (limit: number) => number): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = below(last + 1)
    const held = mixed[last] as Item
    mixed[last] = mixed[other] as Item
    mixed[other] = held
  }
  return mixed
}
