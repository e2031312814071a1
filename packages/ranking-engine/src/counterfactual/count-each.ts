/** How many match each of several cards that differ little. What they have in common is looked up once for all of them. */

import type { Block } from '../inverted-index/block.ts'
import { blocksOf, type Pool } from '../inverted-index/pool.ts'
import { compileQuery, type Plan } from '../query/compile-query.ts'
import type { QueryCard } from '../query/query-card.ts'
import { type CountOptions, count } from '../rank.ts'
import { setBytes } from '../retrieval/bits.ts'
import { conditionsOf } from '../retrieval/conditions.ts'
import { markAsked } from '../retrieval/match-block.ts'
import { chosenOf } from '../retrieval/scan-pool.ts'
import { borrowScratch, type Scratch, SET_OF } from '../retrieval/scratch.ts'
import { copySet } from '../retrieval/staging.ts'

/** A set of people that some of the cards need. */
interface Needed {
  readonly mark: (block: Block, bits: Int32Array, room: Scratch) => void
}

export function countEach(pool: Pool, cards: readonly QueryCard[], options: CountOptions): number[] {
  if (options.filters !== undefined) return cards.map((card) => count(pool, card, options).matchedCount)
  const needed: Needed[] = []
  const numberByKey = new Map<string, number>()
  const setsOfCards = cards.map((card) => setsOf(pool, card, options, { needed, numberByKey }))
  const blocks = blocksOf(pool)
  const chosen = chosenOf(pool, blocks, options)
  const counts = cards.map(() => 0)
  for (const [number, block] of blocks.entries()) {
    const room = borrowScratch(block.arena, needed.length)
    const considered = room.sets[SET_OF.considered] as Int32Array
    copySet(room, considered, chosen?.[number] ?? block.live, block.size)
    for (const [place, { mark }] of needed.entries()) mark(block, neededSet(room, place), room)
    for (const [card, sets] of setsOfCards.entries()) {
      counts[card] = (counts[card] as number) + countInAll(room, sets, setBytes(block.size))
    }
  }
  return counts
}

/** Numbers of the sets that somebody must be in to match the card. */
function setsOf(
  { taxonomy, dictionary, exchange, model: ownModel }: Pool,
  card: QueryCard,
  options: CountOptions,
  { needed, numberByKey }: { needed: Needed[]; numberByKey: Map<string, number> },
): number[] {
  const world = { taxonomy, dictionary, exchange, model: options.model ?? ownModel }
  const plan = compileQuery(world, card, options)
  const { mustHaves, constraints } = conditionsOf(world, plan)
  const binding = card.mustHaveMode === 'require' ? [...mustHaves, ...constraints] : constraints
  const asked = {
    key: askedKey(plan),
    mark: (block: Block, bits: Int32Array, room: Scratch) => markAsked(plan, block, bits, room),
  }
  return [asked, ...binding].map(({ key, mark }) => {
    const known = numberByKey.get(key)
    if (known !== undefined) return known
    numberByKey.set(key, needed.length)
    return needed.push({ mark }) - 1
  })
}

/** The same for cards that ask for the same skills and titles, whether as must-haves or as wishes. */
function askedKey({ items, title }: Plan): string {
  const asked = items.filter(({ kind }) => kind !== 'typicalSkills').flatMap(({ lists }) => lists)
  const skills = new Set(asked.map(({ skill }) => skill))
  return `asked:${[...skills].sort((left, right) => left - right).join()}:${title?.title ?? ''}`
}

function countInAll({ kernel, sets }: Scratch, numbers: readonly number[], bytes: number): number {
  const [considered, matched] = [sets[SET_OF.considered] as Int32Array, sets[SET_OF.matched] as Int32Array]
  kernel.copy(matched.byteOffset, considered.byteOffset, bytes)
  for (const number of numbers) {
    kernel.intersect(matched.byteOffset, (sets[SET_OF.conditions + number] as Int32Array).byteOffset, bytes)
  }
  return kernel.countShared(matched.byteOffset, matched.byteOffset, bytes)
}

function neededSet({ sets }: Scratch, number: number): Int32Array {
  return sets[SET_OF.conditions + number] as Int32Array
}
