/** Counts the matches of several similar criteria; what they share is looked up once. */

import { type Condition, conditionsOf } from '../filtering/conditions.ts'
import { addWaterfall, markRequested, requestedItems, startMatching, waterfallOf } from '../filtering/match-block.ts'
import type { Block } from '../inverted-index/block.ts'
import { blocksOf, type Pool } from '../inverted-index/pool.ts'
import { setBytes } from '../kernel/bits.ts'
import { compileConditions, type Demanded } from '../query/compile-conditions.ts'
import type { SearchCriteria } from '../query/search-criteria.ts'
import type { Count } from '../rank.ts'
import { chosenOf } from '../retrieval/scan-pool.ts'
import { borrowScratch, type Scratch, SET_OF } from '../scratch/scratch.ts'
import { copySet } from '../scratch/staging.ts'
import { amongThose, type CountOptions } from '../sharing/question.ts'

/** Facet filters do not change these counts. */
export interface CriteriaOptions extends CountOptions {
  readonly filters?: never
}

/** A set of candidates that some of the criteria need. */
type Needed = Pick<Condition, 'key' | 'mark'>

/** The result of `count` for the criteria, and the number of matches of each variant. */
export function countEach(
  pool: Pool,
  criteria: SearchCriteria,
  others: readonly SearchCriteria[],
  options: CriteriaOptions,
): Count & { readonly then: readonly number[] } {
  const { taxonomy, dictionary, exchange } = pool
  const context = { taxonomy, dictionary, exchange, model: options.model ?? pool.model }
  const demanded = compileConditions(context, criteria, options)
  const conditions = conditionsOf(context, demanded)
  const matching = startMatching(demanded, conditions)
  // The conditions of the criteria come first, one for one: the waterfall runs along them.
  const needed: Needed[] = [...conditions.mustHaves, ...conditions.constraints]
  const numberByKey = new Map(needed.map(({ key }, number) => [key, number]))
  const setsOf = (needs: readonly Needed[]): number[] =>
    needs.map((need) => {
      const number = numberByKey.get(need.key) ?? needed.push(need) - 1
      numberByKey.set(need.key, number)
      return number
    })
  const setsOfCriteria = [
    setsOf(needsOf(demanded, conditions, conditions.mustHaves)),
    ...others.map((other) => {
      const eased = compileConditions(context, other, options)
      return setsOf(needsOf(eased, conditionsOf(context, eased), []))
    }),
  ]
  const blocks = blocksOf(pool)
  const chosen = chosenOf(pool, blocks, amongThose(options))
  const counts = setsOfCriteria.map(() => 0)
  for (const [number, block] of blocks.entries()) {
    const scratch = borrowScratch(block.arena, needed.length)
    copySet(scratch, scratch.sets[SET_OF.considered] as Int32Array, chosen?.[number] ?? block.live, block.size)
    for (const [place, { mark }] of needed.entries()) mark(block, neededSet(scratch, place), scratch)
    addWaterfall(matching, scratch, setBytes(block.size))
    for (const [place, sets] of setsOfCriteria.entries()) {
      counts[place] = (counts[place] as number) + countInAll(scratch, sets, setBytes(block.size))
    }
  }
  const [matchedCount = 0, ...then] = counts
  return { poolSize: matching.poolSize, matchedCount, waterfall: waterfallOf(matching), then }
}

/** The sets that a match must be in. Those of some must-haves are marked before. */
function needsOf(
  demanded: Demanded,
  { mustHaves, constraints }: ReturnType<typeof conditionsOf>,
  marked: readonly Condition[],
): Needed[] {
  const asked = {
    key: requestedKey(demanded),
    mark: (block: Block, bits: Int32Array, scratch: Scratch) =>
      markRequested(demanded, marked, { block, asked: bits, scratch }),
  }
  return [asked, ...[...mustHaves, ...constraints].filter(({ isRequired }) => isRequired)]
}

/** Equal for criteria that request the same skills and titles, as must-haves or nice-to-haves. */
function requestedKey(demanded: Demanded): string {
  const skills = new Set(requestedItems(demanded).flatMap(({ lists }) => lists.map(({ skill }) => skill)))
  return `asked:${[...skills].sort((left, right) => left - right).join()}:${demanded.title?.title ?? ''}`
}

function countInAll({ kernel, sets }: Scratch, numbers: readonly number[], bytes: number): number {
  const [considered, matched] = [sets[SET_OF.considered] as Int32Array, sets[SET_OF.matched] as Int32Array]
  kernel.copy(matched.byteOffset, considered.byteOffset, bytes)
  for (const number of numbers) {
    kernel.intersect(matched.byteOffset, (sets[SET_OF.conditions + number] as Int32Array).byteOffset, bytes)
  }
  return kernel.countIntersection(matched.byteOffset, matched.byteOffset, bytes)
}

function neededSet({ sets }: Scratch, number: number): Int32Array {
  return sets[SET_OF.conditions + number] as Int32Array
}
