/** Gives the best their places: by score, and among those who are too close to call by the stated rule. */

import type { Block } from '../inverted-index/block.ts'
import type { Plan } from '../query/compile-query.ts'
import { findTogether } from '../scoring/held-skills.ts'
import { type BestMatches, countsAbove } from '../scoring/top-k.ts'
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
  const end = Math.min(sorted.length, offset + limit)
  const bandOf = rankBands(best, plan.margin)
  const placed: Placed[] = []
  let tieGroup = 0
  for (let from = 0; from < end; ) {
    const first = scoreAt(from)
    const group = leaders?.findLastIndex((leader) => leader >= first) ?? tieGroup
    const least = (leaders?.[group] ?? first) - plan.margin
    let to = from
    while (to < sorted.length && scoreAt(to) >= least) to++
    tieGroup = group + 1
    if (to > offset) placed.push(...(tieSeed === undefined ? placeByScore(from, to) : placeByLot(from, to, tieSeed)))
    from = to
  }
  if (tieSeed !== undefined) findAhead(plan, placed)
  return placed

  function scoreAt(place: number): number {
    return best.scores[sorted[place] as number] as number
  }

  /** Within the window; who stands on its edge is compared with all of the same score. */
  function placeByScore(groupFrom: number, groupTo: number): Placed[] {
    let from = Math.max(groupFrom, offset)
    let to = Math.min(groupTo, end)
    while (from > groupFrom && scoreAt(from - 1) === scoreAt(from)) from--
    while (to < groupTo && scoreAt(to) === scoreAt(to - 1)) to++
    const tied = scoredFrom(from, to)
    findAhead(plan, tied)
    return inWindow(orderTied(plan, tied), from)
  }

  function placeByLot(from: number, to: number, seed: number): Placed[] {
    return inWindow(orderTied(plan, scoredFrom(from, to), seed), from)
  }

  function scoredFrom(from: number, to: number): Scored[] {
    return Array.from(sorted.subarray(from, to), (place) => ({
      score: best.scores[place] as number,
      block: blocks[best.blocks[place] as number] as Block,
      position: best.positions[place] as number,
    }))
  }

  function inWindow(ordered: readonly Scored[], from: number): Placed[] {
    const skipped = Math.max(0, offset - from)
    return ordered.slice(skipped, end - from).map((scored, at) => ({
      ...scored,
      standing: { rank: from + skipped + at + 1, tieGroup, ...bandOf(scored.score) },
    }))
  }
}

/** The best and the worst place that somebody of this score could take if all within the margin came otherwise. */
export function rankBands(
  best: BestMatches,
  margin: number,
): (score: number) => Pick<Standing, 'rankLow' | 'rankHigh'> {
  const above = countsAbove(best)
  return (score) => ({ rankLow: above(score + margin) + 1, rankHigh: above(score - margin - 1) })
}

/** All of them will be explained, and compared with those who have the same score. */
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

function sortedByScore(best: BestMatches): Uint32Array {
  const keys = new Float64Array(best.count)
  for (let place = 0; place < best.count; place++) {
    keys[place] = -(best.scores[place] as number) * PLACES + place
  }
  return Uint32Array.from(keys.sort(), (key) => ((key % PLACES) + PLACES) % PLACES)
}
