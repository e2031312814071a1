/** One pass over the pool: who matches, what each filter and facet counts, and how each match scores. */

import { type FacetCounter, narrowBlock, startFacets } from '../facets/count-facets.ts'
import type { AskedFacets, FacetFilters } from '../facets/facet.ts'
import { gradeBlock, scoreBlock, scoringOf } from '../features/score-block.ts'
import type { Block } from '../inverted-index/block.ts'
import { blocksOf, locate, type Pool } from '../inverted-index/pool.ts'
import type { Plan, QueryWorld } from '../query/compile-query.ts'
import type { BestMatches } from './best-matches.ts'
import { clearBit, hasBit, setBit, wordsFor } from './bits.ts'
import { conditionsOf } from './conditions.ts'
import { type Matching, matchBlock, startMatching } from './match-block.ts'
import { borrowScratch } from './scratch.ts'

export interface ScanOptions {
  readonly facets?: AskedFacets
  readonly filters?: FacetFilters
  /** Nobody but these is considered. */
  readonly only?: readonly string[]
  /** These are not considered. */
  readonly except?: readonly string[]
}

export interface Scan {
  readonly blocks: readonly Block[]
  readonly matching: Matching
  readonly counter: FacetCounter
  /** Matches that the facet filters let through. */
  matchedCount: number
}

/** Without `best` nothing is scored: the numbers alone. */
export function scanPool(
  pool: Pool,
  { world, plan, best }: { world: QueryWorld; plan: Plan; best: BestMatches | null },
  options: ScanOptions,
): Scan {
  const blocks = blocksOf(pool)
  const matching = startMatching(plan, conditionsOf(world, plan))
  const counter = startFacets(pool.taxonomy, plan, options)
  const scoring = best === null ? null : scoringOf(plan)
  const scan: Scan = { blocks, matching, counter, matchedCount: 0 }
  const chosen = chosenOf(pool, blocks, options)
  for (const [number, block] of blocks.entries()) {
    const room = borrowScratch(block.arena, matching.left.length)
    let count = matchBlock(plan, matching, { block, considered: chosen?.[number] ?? block.live, room })
    if (count === 0) continue
    if (counter.needsGrades) gradeBlock(plan, block, room)
    if (counter.isCounting || counter.hasFilters) count = narrowBlock(counter, block, room, count)
    scan.matchedCount += count
    if (best !== null && scoring !== null && count > 0) scoreBlock(scoring, { block, number, room }, best)
  }
  return scan
}

/** By block: the living ones among those that may be shown; null when that is everybody. */
export function chosenOf(pool: Pool, blocks: readonly Block[], { only, except }: ScanOptions): Int32Array[] | null {
  if (only === undefined && (except === undefined || except.length === 0)) return null
  const chosen = blocks.map(({ live, size }) => (only === undefined ? live.slice() : new Int32Array(wordsFor(size))))
  for (const { number, position } of placesOf(pool, blocks, only ?? [])) {
    if (hasBit((blocks[number] as Block).live, position)) setBit(chosen[number] as Int32Array, position)
  }
  for (const { number, position } of placesOf(pool, blocks, except ?? [])) {
    clearBit(chosen[number] as Int32Array, position)
  }
  return chosen
}

function placesOf(
  pool: Pool,
  blocks: readonly Block[],
  ids: readonly string[],
): { number: number; position: number }[] {
  const numbers = new Map(blocks.map((block, number) => [block, number]))
  return ids.flatMap((id) => {
    const place = locate(pool, id)
    return place === null ? [] : [{ number: numbers.get(place.block) as number, position: place.position }]
  })
}
