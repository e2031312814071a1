import type { Block } from '../inverted-index/block.ts'
import { locate, type Pool } from '../inverted-index/pool.ts'
import { setBit, wordsFor } from '../kernel/bits.ts'
import {
  isSought,
  type PlacedText,
  type PlacedWords,
  type TextCoverage,
  type WordMatches,
} from '../query/word-matches.ts'

/** The rarer the words, the greater their share. */
export function placeWords(pool: Pool, all: readonly WordMatches[]): PlacedWords[] {
  const said = all.filter(({ text }) => text === undefined)
  return [said.filter(isSought), said.filter((words) => !isSought(words))].flatMap((some) => {
    const rarities = some.map(({ ids }) => Math.log(1 + (pool.size + 1) / (ids.length + 0.5)))
    const total = rarities.reduce((sum, rarity) => sum + rarity, 0)
    return some.map((each, place) => ({
      words: each.words,
      isPreferred: !isSought(each),
      share: (rarities[place] as number) / total,
      bits: bitsOf(pool, each.ids),
    }))
  })
}

/** Locates the candidates whose texts contain a searched text; undefined if no text is searched. */
export function placeText(pool: Pool, said: readonly WordMatches[]): PlacedText | undefined {
  const found = said.find(({ text }) => text !== undefined)
  if (found?.text === undefined) return undefined
  const { words, ones, shares, masks, areExact = false } = found.text
  const saying = new Map<Block, Map<number, TextCoverage>>()
  for (const [number, id] of found.ids.entries()) {
    const place = locate(pool, id)
    if (place === null) continue
    const here = saying.get(place.block) ?? new Map<number, TextCoverage>()
    here.set(place.position, { share: shares[number] ?? 0, mask: masks[number] ?? '', isOne: number < ones })
    saying.set(place.block, here)
  }
  return { words, ones, areExact, saying }
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
