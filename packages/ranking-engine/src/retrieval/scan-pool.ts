/** Scans the blocks: finds the matches, counts filters and facets, and scores. */

import { type FacetCounter, narrowBlock, startFacets } from '../facets/count-facets.ts'
import type { FacetFilters, RequestedFacets } from '../facets/facet.ts'
import { conditionsOf } from '../filtering/conditions.ts'
import { markGroups } from '../filtering/mark-groups.ts'
import { countItems, type Matching, matchBlock, requestedItems, startMatching } from '../filtering/match-block.ts'
import type { Block } from '../inverted-index/block.ts'
import { blocksOf, locate, type Pool } from '../inverted-index/pool.ts'
import { clearBit, hasBit, setBit, wordsFor } from '../kernel/bits.ts'
import type { Plan, QueryContext } from '../query/compile-query.ts'
import { gradeBlock, needsItemCounts, scoreBlock, scoringOf } from '../scoring/score-block.ts'
import { raiseThreshold, type TopK } from '../scoring/top-k.ts'
import { borrowScratch, type Scratch, SET_OF } from '../scratch/scratch.ts'
import { copySet } from '../scratch/staging.ts'

export interface ScanOptions {
  readonly facets?: RequestedFacets
  readonly filters?: FacetFilters
  /** Only these candidates are considered. */
  readonly only?: readonly string[]
  /** These candidates are not considered. */
  readonly except?: readonly string[]
}

export interface Scan {
  readonly blocks: readonly Block[]
  readonly matching: Matching
  readonly counter: FacetCounter
  /** Number of matches that pass the facet filters. */
  matchedCount: number
  /** The matches, if the scan keeps them. */
  readonly matched: MatchedBlock[]
}

export interface MatchedBlock {
  readonly number: number
  readonly block: Block
  /** One bit per position. */
  readonly bits: Int32Array
}

interface Search {
  readonly context: QueryContext
  readonly plan: Plan
}

/** Without `best` it counts and does not score. `some` are block numbers; all blocks without it. */
export function scanPool(
  pool: Pool,
  { context, plan, best, remembers = false }: Search & { best: TopK | null; remembers?: boolean },
  options: ScanOptions,
  some?: Iterable<number>,
): Scan {
  const blocks = blocksOf(pool)
  const matching = startMatching(plan, conditionsOf(context, plan))
  const counter = startFacets(pool.taxonomy, plan, options)
  const scoring = best === null ? null : scoringOf(plan)
  const scan: Scan = { blocks, matching, counter, matchedCount: 0, matched: [] }
  const chosen = chosenOf(pool, blocks, options)
  for (const number of some ?? blocks.keys()) {
    const block = blocks[number] as Block
    const scratch = borrowScratch(block.arena, matching.left.length)
    let count = matchBlock(plan, matching, { block, considered: chosen?.[number] ?? block.live, scratch })
    if (count === 0) continue
    markGroups(plan, block, scratch, true)
    if (counter.needsGrades) gradeBlock(plan, block, scratch)
    if (counter.isCounting || counter.hasFilters) count = narrowBlock(counter, block, scratch, count)
    scan.matchedCount += count
    if (count === 0) continue
    if (remembers) scan.matched.push({ number, block, bits: matchedSet(scratch).slice(0, wordsFor(block.size)) })
    if (best === null || scoring === null) continue
    raiseThreshold(best)
    scoreBlock(scoring, { block, number, scratch }, best)
  }
  return scan
}

/** Scores the matches of another scan by another plan for the same criteria. */
export function scoreAgain(plan: Plan, matched: readonly MatchedBlock[], best: TopK): void {
  const scoring = scoringOf(plan)
  for (const { number, block, bits } of matched) {
    const scratch = borrowScratch(block.arena, 0)
    copySet(scratch, matchedSet(scratch), bits, block.size)
    markGroups(plan, block, scratch)
    if (needsItemCounts(scoring, block, best.threshold)) countItems(requestedItems(plan), [], block, scratch)
    scoreBlock(scoring, { block, number, scratch }, best)
  }
}

function matchedSet({ sets }: Scratch): Int32Array {
  return sets[SET_OF.matched] as Int32Array
}

/** By block: the live candidates that may be shown; null if that is all of them. */
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
