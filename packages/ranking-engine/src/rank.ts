/** The whole search on one page: read the card → retrieve → measure → predict → explain. */

import { explainMatch } from './explanation/explain-match.ts'
import type { Match } from './explanation/match.ts'
import { facetsOf } from './facets/count-facets.ts'
import type { Facet } from './facets/facet.ts'
import { locate, type Pool } from './inverted-index/pool.ts'
import type { Model, Weights } from './model/model.ts'
import { compileQuery, type Plan, type QueryWorld } from './query/compile-query.ts'
import type { QueryCard } from './query/query-card.ts'
import { countAbove, scoresAbove, startBest, startPeers } from './retrieval/best-matches.ts'
import { type WaterfallStep, waterfallOf } from './retrieval/match-block.ts'
import { placeBest } from './retrieval/place-best.ts'
import { type Scan, type ScanOptions, scanPool } from './retrieval/scan-pool.ts'
import { orderTied } from './retrieval/tie-order.ts'

export interface CountOptions extends ScanOptions {
  /** Milliseconds since 1970; only its day counts. */
  readonly now: number
  readonly weights?: Partial<Weights>
  /** Another model than the pool's. */
  readonly model?: Model
}

export interface RankOptions extends CountOptions {
  readonly limit: number
  readonly offset?: number
}

export interface Count {
  /** Candidates considered. */
  readonly poolSize: number
  /** Those who match the card and the facet filters. */
  readonly matchedCount: number
  readonly waterfall: WaterfallStep[]
}

export interface Ranking extends Count {
  readonly matches: Match[]
  readonly facets: Facet[]
  readonly modelVersion: string
}

/** Everybody who matches, best first, exactly; the window asked for with its explanations. */
export function rank(pool: Pool, card: QueryCard, options: RankOptions): Ranking {
  const { world, plan } = prepare(pool, card, options)
  const { limit, offset = 0 } = options
  const best = startBest(offset + limit, plan)
  const scan = scanPool(pool, { world, plan, best }, options)
  const matches = placeBest(plan, scan.blocks, best, { offset, limit }).map((placed) =>
    explainMatch(world, plan, placed),
  )
  const facets = facetsOf(pool.taxonomy, scan.counter, options.filters)
  return { ...countOf(scan), matches, facets, modelVersion: plan.model.version }
}

/** The numbers alone, for while a card is being written. */
export function count(pool: Pool, card: QueryCard, options: CountOptions): Count {
  const { world, plan } = prepare(pool, card, options)
  return countOf(scanPool(pool, { world, plan, best: null }, { ...options, facets: false }))
}

/** The match that `rank` gives for one candidate, with its true rank; null when the card leaves the candidate out. */
export function explain(pool: Pool, card: QueryCard, candidateId: string, options: CountOptions): Match | null {
  const place = locate(pool, candidateId)
  if (place === null) return null
  const { world, plan } = prepare(pool, card, options)
  const { block, position } = place
  const { score } = explainMatch(world, plan, { block, position, standing: { rank: 0, tieGroup: 0 } })
  const peers = startPeers(score, plan)
  const { blocks } = scanPool(pool, { world, plan, best: peers }, { ...options, facets: false })
  const tied = Array.from({ length: peers.count }, (_, place) => ({
    score,
    block: blocks[peers.blocks[place] as number] as (typeof blocks)[number],
    position: peers.positions[place] as number,
  }))
  const at = orderTied(plan, tied).findIndex((peer) => peer.block === block && peer.position === position)
  if (at === -1) return null
  const standing = { rank: countAbove(peers, score) + at + 1, tieGroup: scoresAbove(peers, score) + 1 }
  return explainMatch(world, plan, { block, position, standing })
}

function prepare(pool: Pool, card: QueryCard, options: CountOptions): { world: QueryWorld; plan: Plan } {
  const { taxonomy, dictionary, exchange } = pool
  const world = { taxonomy, dictionary, exchange, model: options.model ?? pool.model }
  return { world, plan: compileQuery(world, card, options) }
}

function countOf({ matching, matchedCount }: Scan): Count {
  return { poolSize: matching.poolSize, matchedCount, waterfall: waterfallOf(matching) }
}
