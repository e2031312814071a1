// The commonest passwords, names and words as a Bloom filter: what is among them is always found, and of other words one in ten
// thousand is taken for one. docs/data-sources.md says whose lists they are, tools/src/write-common-passwords.ts how it is made.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** With 20 bits for each word, so many positions leave the fewest false finds. */
const POSITIONS = 14

let filter: Buffer | undefined

export function isCommonPassword(word: string): boolean {
  filter ??= readFileSync(new URL('./common-passwords.bloom', import.meta.url))
  for (const position of positionsOf(word, filter.length * 8))
    if (((filter[position >> 3] ?? 0) & (1 << (position & 7))) === 0) return false
  return true
}

/** Kirsch and Mitzenmacher 2006: two hashes are as good as many. */
export function positionsOf(word: string, bits: number): number[] {
  const digest = createHash('sha256').update(word).digest()
  const [first, second] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)]
  return Array.from({ length: POSITIONS }, (_, at) => (first + at * (second % bits)) % bits)
}
