/** Ranks the top candidates: by score, and within tie groups by the stated rule. */

import type { Block } from '../inverted-index/block.ts'
import type { Plan } from '../query/compile-query.ts'
import { findTogether } from '../scoring/held-skills.ts'
import { countsAbove, type TopK } from '../scoring/top-k.ts'
import { orderTied, type Scored } from './tie-order.ts'

/** The rank of a candidate, and the range of ranks that the data supports. */
export interface Placement {
  readonly rank: number
  /** Counted from 1. No score in a group is further than the margin from its highest. */
  readonly tieGroup: number
  /** The best and worst rank within the margin. */
  readonly rankLow: number
  readonly rankHigh: number
}

export interface Placed extends Scored {
  readonly placement: Placement
}

interface Window {
  readonly offset: number
  readonly limit: number
  /** Seed that draws the order within each group; without it the score and the stated rule decide. */
  readonly tieSeed?: number | undefined
  /** Seed that draws the order of equal scores. */
  readonly equalSeed?: number | undefined
  /** The highest score of each group, when the groups are those of a longer list. */
  readonly groupTops?: readonly number[] | undefined
}

/** Packs a pool position and a score into one exact number. */
const PLACES = 2 ** 32

/** Puts the page of matches in order, with the range of ranks that scores so close cannot tell apart. */
export function placeBest(plan: Plan, blocks: readonly Block[], best: TopK, window: Window): Placed[] {
  const { offset, limit, tieSeed, equalSeed, groupTops } = window
  const sorted = sortedByScore(best)
  const end = Math.min(sorted.length, offset + limit)
  const bandOf = rankBands(best, plan.margin)
  const placed: Placed[] = []
  let tieGroup = 0
  for (let from = 0; from < end; ) {
    const first = scoreAt(from)
    const group = groupTops?.findLastIndex((groupTop) => groupTop >= first) ?? tieGroup
    const least = (groupTops?.[group] ?? first) - plan.margin
    let to = from
    while (to < sorted.length && scoreAt(to) >= least) to++
    tieGroup = group + 1
    if (to > offset) placed.push(...(tieSeed === undefined ? placeByScore(from, to) : placeByLot(from, to, tieSeed)))
    from = to
  }
  if (tieSeed !== undefined) prefetchSkills(plan, placed)
  return placed

  function scoreAt(place: number): number {
    return best.scores[sorted[place] as number] as number
  }

  /** Sorts within the window. Candidates on its edge are compared with all of the same score. */
  function placeByScore(groupFrom: number, groupTo: number): Placed[] {
    let from = Math.max(groupFrom, offset)
    let to = Math.min(groupTo, end)
    while (from > groupFrom && scoreAt(from - 1) === scoreAt(from)) from--
    while (to < groupTo && scoreAt(to) === scoreAt(to - 1)) to++
    const tied = scoredFrom(from, to)
    prefetchSkills(plan, tied)
    return inWindow(orderTied(plan, tied, { equalSeed }), from)
  }

  function placeByLot(from: number, to: number, seed: number): Placed[] {
    return inWindow(orderTied(plan, scoredFrom(from, to), { tieSeed: seed }), from)
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
      placement: { rank: from + skipped + at + 1, tieGroup, ...bandOf(scored.score) },
    }))
  }
}

/** The best and worst rank of this score if all scores within the margin were ordered otherwise. */
export function rankBands(best: TopK, margin: number): (score: number) => Pick<Placement, 'rankLow' | 'rankHigh'> {
  const above = countsAbove(best)
  return (score) => ({ rankLow: above(score + margin) + 1, rankHigh: above(score - margin - 1) })
}

/** These candidates are explained later and compared with those of the same score. */
function prefetchSkills(plan: Plan, some: readonly Pick<Scored, 'block' | 'position'>[]): void {
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

function sortedByScore(best: TopK): Uint32Array {
  const keys = new Float64Array(best.count)
  for (let place = 0; place < best.count; place++) {
    keys[place] = -(best.scores[place] as number) * PLACES + place
  }
  return Uint32Array.from(keys.sort(), (key) => ((key % PLACES) + PLACES) % PLACES)
}
