/** Gives the best their places: by score, and among equals by the stated rule. */

import type { Block } from '../inverted-index/block.ts'
import type { Plan } from '../query/compile-query.ts'
import type { BestMatches } from './best-matches.ts'
import { orderTied, type Scored } from './tie-order.ts'

export interface Placed extends Scored {
  readonly standing: { readonly rank: number; readonly tieGroup: number }
}

/** Fits the places of a pool's matches beside their scores in one exact number. */
const PLACES = 2 ** 32

export function placeBest(
  plan: Plan,
  blocks: readonly Block[],
  best: BestMatches,
  { offset, limit }: { offset: number; limit: number },
): Placed[] {
  const sorted = sortedByScore(best)
  const placed: Placed[] = []
  let tieGroup = 0
  for (let from = 0; from < sorted.length && from < offset + limit; ) {
    const score = best.scores[sorted[from] as number] as number
    let to = from
    while (to < sorted.length && best.scores[sorted[to] as number] === score) to++
    tieGroup++
    if (to > offset) placed.push(...placeGroup(from, to, tieGroup))
    from = to
  }
  return placed.filter(({ standing: { rank } }) => rank > offset && rank <= offset + limit)

  function placeGroup(from: number, to: number, group: number): Placed[] {
    const tied = Array.from(sorted.subarray(from, to), (place) => ({
      score: best.scores[place] as number,
      block: blocks[best.blocks[place] as number] as Block,
      position: best.positions[place] as number,
    }))
    return orderTied(plan, tied).map((scored, at) => ({
      ...scored,
      standing: { rank: from + at + 1, tieGroup: group },
    }))
  }
}

function sortedByScore(best: BestMatches): Uint32Array {
  const keys = new Float64Array(best.count)
  for (let place = 0; place < best.count; place++) {
    keys[place] = -(best.scores[place] as number) * PLACES + place
  }
  return Uint32Array.from(keys.sort(), (key) => ((key % PLACES) + PLACES) % PLACES)
}
