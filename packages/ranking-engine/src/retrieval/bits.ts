/** Sets of positions in a block, one bit each. The inner loops stand by themselves so that a kernel can replace them. */

export function wordsFor(size: number): number {
  return (size + 31) >>> 5
}

export function setRange(bits: Int32Array, words: number, value: 0 | -1): void {
  bits.fill(value, 0, words)
}

export function markPositions(bits: Int32Array, positions: Uint16Array, from: number, to: number): void {
  for (let place = from; place < to; place++) {
    const position = positions[place] as number
    bits[position >>> 5] = (bits[position >>> 5] as number) | (1 << (position & 31))
  }
}

/** Marks where the flag of a candidate's code is 1. */
export function markByTable(bits: Int32Array, codes: Uint8Array | Uint16Array, flags: Uint8Array): void {
  for (let word = 0, position = 0; position < codes.length; word++) {
    let marked = 0
    const end = Math.min(codes.length, position + 32)
    for (let bit = 0; position < end; bit++, position++) {
      marked |= (flags[codes[position] as number] as number) << bit
    }
    bits[word] = marked
  }
}

export function intersect(target: Int32Array, other: Int32Array, words: number): void {
  for (let word = 0; word < words; word++) target[word] = (target[word] as number) & (other[word] as number)
}

export function unite(target: Int32Array, other: Int32Array, words: number): void {
  for (let word = 0; word < words; word++) target[word] = (target[word] as number) | (other[word] as number)
}

export function setBit(bits: Int32Array, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] as number) | (1 << (position & 31))
}

export function hasBit(bits: Int32Array, position: number): boolean {
  return bitAt(bits, position) === 1
}

export function countBits(bits: Int32Array, words: number): number {
  let count = 0
  for (let word = 0; word < words; word++) count += onesIn(bits[word] as number)
  return count
}

/** How many are in both. */
export function countShared(left: Int32Array, right: Int32Array, words: number): number {
  let count = 0
  for (let word = 0; word < words; word++) count += onesIn((left[word] as number) & (right[word] as number))
  return count
}

/** How many of the positions are marked. Four sums side by side: they do not wait for each other. */
export function countMarked(bits: Int32Array, positions: Uint16Array, from: number, to: number): number {
  let [first, second, third, fourth] = [0, 0, 0, 0]
  let place = from
  for (; place + 3 < to; place += 4) {
    first += bitAt(bits, positions[place] as number)
    second += bitAt(bits, positions[place + 1] as number)
    third += bitAt(bits, positions[place + 2] as number)
    fourth += bitAt(bits, positions[place + 3] as number)
  }
  for (; place < to; place++) first += bitAt(bits, positions[place] as number)
  return first + second + third + fourth
}

/** How many are in `all` and in `some` but not in `none`. */
export function countWithout(all: Int32Array, some: Int32Array, none: Int32Array, words: number): number {
  let count = 0
  for (let word = 0; word < words; word++) {
    count += onesIn((all[word] as number) & (some[word] as number) & ~(none[word] as number))
  }
  return count
}

/** Writes the marked positions in ascending order and says how many they are. */
export function listBits(bits: Int32Array, words: number, target: Uint16Array): number {
  let count = 0
  for (let word = 0; word < words; word++) {
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      target[count++] = (word << 5) + (31 - Math.clz32(rest & -rest))
    }
  }
  return count
}

export function onesIn(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function bitAt(bits: Int32Array, position: number): number {
  return ((bits[position >>> 5] as number) >>> (position & 31)) & 1
}
