/** Gives the best their places: by score, and among those who are too close to call by the stated rule. */

import { findTogether } from '../explanation/held-skills.ts'
import type { Block } from '../inverted-index/block.ts'
import type { Plan } from '../query/compile-query.ts'
import { type BestMatches, countAbove } from './best-matches.ts'
import { orderTied, type Scored } from './tie-order.ts'

/** Where a candidate stands, and between which places the data put them. */
export interface Standing {
  readonly rank: number
  /** Counted from 1; in a group nobody is further than the margin from its first. */
  readonly tieGroup: number
  /** The places of those who are within the margin. */
  readonly rankLow: number
  readonly rankHigh: number
}

export interface Placed extends Scored {
  readonly standing: Standing
}

interface Window {
  readonly offset: number
  readonly limit: number
  /** Draws the order within each group by lot; by score and the stated rule where absent. */
  readonly tieSeed?: number | undefined
  /** The first score of each group, where groups are those of a longer list than the one that is placed. */
  readonly leaders?: readonly number[] | undefined
}

/** Fits the places of a pool's matches beside their scores in one exact number. */
const PLACES = 2 ** 32

export function placeBest(plan: Plan, blocks: readonly Block[], best: BestMatches, window: Window): Placed[] {
  const { offset, limit, tieSeed, leaders } = window
  const sorted = sortedByScore(best)
  // By lot nobody is compared with their neighbours, so only who is shown is looked up.
  if (offset + limit > 0 && tieSeed === undefined) findAhead(plan, keptOf(blocks, best))
  const placed: Placed[] = []
  let tieGroup = 0
  for (let from = 0; from < sorted.length && from < offset + limit; ) {
    const first = best.scores[sorted[from] as number] as number
    const group = leaders?.findLastIndex((leader) => leader >= first) ?? tieGroup
    const least = (leaders?.[group] ?? first) - plan.margin
    let to = from
    while (to < sorted.length && (best.scores[sorted[to] as number] as number) >= least) to++
    tieGroup = group + 1
    if (to > offset) placed.push(...placeGroup(from, to, tieGroup))
    from = to
  }
  const wanted = placed.filter(({ standing: { rank } }) => rank > offset && rank <= offset + limit)
  if (tieSeed !== undefined) findAhead(plan, wanted)
  return wanted

  function placeGroup(from: number, to: number, group: number): Placed[] {
    const tied = Array.from(sorted.subarray(from, to), (place) => ({
      score: best.scores[place] as number,
      block: blocks[best.blocks[place] as number] as Block,
      position: best.positions[place] as number,
    }))
    return orderTied(plan, tied, tieSeed).map((scored, at) => ({
      ...scored,
      standing: { rank: from + at + 1, tieGroup: group, ...rankBand(best, scored.score, plan.margin) },
    }))
  }
}

/** The best and the worst place that somebody of this score could take if all within the margin came otherwise. */
export function rankBand(best: BestMatches, score: number, margin: number): Pick<Standing, 'rankLow' | 'rankHigh'> {
  return { rankLow: countAbove(best, score + margin) + 1, rankHigh: countAbove(best, score - margin - 1) }
}

/** All of them will be explained, or compared with their neighbours. */
function findAhead(plan: Plan, some: readonly Pick<Scored, 'block' | 'position'>[]): void {
  const byBlock = new Map<Block, number[]>()
  for (const { block, position } of some) {
    const others = byBlock.get(block)
    if (others === undefined) byBlock.set(block, [position])
    else others.push(position)
  }
  for (const [block, positions] of byBlock) {
    findTogether(
      plan,
      block,
      positions.sort((left, right) => left - right),
    )
  }
}

function keptOf(blocks: readonly Block[], best: BestMatches): Pick<Scored, 'block' | 'position'>[] {
  return Array.from({ length: best.count }, (_, place) => ({
    block: blocks[best.blocks[place] as number] as Block,
    position: best.positions[place] as number,
  }))
}

function sortedByScore(best: BestMatches): Uint32Array {
  const keys = new Float64Array(best.count)
  for (let place = 0; place < best.count; place++) {
    keys[place] = -(best.scores[place] as number) * PLACES + place
  }
  return Uint32Array.from(keys.sort(), (key) => ((key % PLACES) + PLACES) % PLACES)
}
