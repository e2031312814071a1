// The most common passwords, names and words as a Bloom filter: listed words are always found, and one in ten thousand
// others by mistake. docs/data-sources.md names the source lists, tools/src/write-common-passwords.ts generates the
// filter.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** At 20 bits per word this number minimizes false positives. */
const POSITIONS = 14

let filter: Buffer | undefined

export function isCommonPassword(word: string): boolean {
  filter ??= readFileSync(new URL('./common-passwords.bloom', import.meta.url))
  for (const position of positionsOf(word, filter.length * 8))
    if (((filter[position >> 3] ?? 0) & (1 << (position & 7))) === 0) return false
  return true
}

/** Double hashing: two hashes serve as well as many (Kirsch and Mitzenmacher 2006). */
export function positionsOf(word: string, bits: number): number[] {
  const digest = createHash('sha256').update(word).digest()
  const [first, second] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)]
  return Array.from({ length: POSITIONS }, (_, at) => (first + at * (second % bits)) % bits)
}
