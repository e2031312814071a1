import type { Block } from '../inverted-index/block.ts'
import { locate, type Pool } from '../inverted-index/pool.ts'
import { setBit, wordsFor } from '../kernel/bits.ts'
import type { PlacedWords, SaidWords } from '../query/said-words.ts'

/** All words together; more than everything else that a search without groups can bring. */
const POINTS = 3000

/** The rarer the words, the more of the points. */
export function placeWords(pool: Pool, said: readonly SaidWords[]): PlacedWords[] {
  const rarities = said.map(({ ids }) => Math.log(1 + (pool.size + 1) / (ids.length + 0.5)))
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0)
  return said.map(({ words, ids }, place) => ({
    words,
    points: Math.trunc((POINTS * (rarities[place] as number)) / total),
    bits: bitsOf(pool, ids),
  }))
}

function bitsOf(pool: Pool, ids: readonly string[]): Map<Block, Int32Array> {
  const found = new Map<Block, Int32Array>()
  for (const id of ids) {
    const place = locate(pool, id)
    if (place === null) continue
    const bits = found.get(place.block) ?? new Int32Array(wordsFor(place.block.size))
    setBit(bits, place.position)
    found.set(place.block, bits)
  }
  return found
}
