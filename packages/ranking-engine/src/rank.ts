/** A whole search: compile the criteria, retrieve, score, rank, explain. */

import { explainMatch } from './explanation/explain-match.ts'
import type { Match } from './explanation/match.ts'
import { facetsOf } from './facets/count-facets.ts'
import type { Facet } from './facets/facet.ts'
import { skillFacet } from './facets/skill-facet.ts'
import { type WaterfallStep, waterfallOf } from './filtering/match-block.ts'
import { locate, type Pool } from './inverted-index/pool.ts'
import type { SearchCriteria } from './query/search-criteria.ts'
import { placeBest, rankBands } from './retrieval/place-best.ts'
import { type Scan, scanPool } from './retrieval/scan-pool.ts'
import { orderTied, type Scored } from './retrieval/tie-order.ts'
import { placesWithoutClaims } from './retrieval/without-claims.ts'
import { countsAbove, scoresOf, startCounting, startTied, type TopK, tieGroupTops } from './scoring/top-k.ts'
import { type Execution, singleThread } from './sharing/coordinate-search.ts'
import { amongThose, type CountOptions, prepare, questionOf, type RankOptions } from './sharing/question.ts'
import { type Round, type Share, startShare } from './sharing/rounds.ts'

const NOWHERE = { rank: 0, tieGroup: 0, rankLow: 0, rankHigh: 0 }

export interface Count {
  /** Number of candidates considered. */
  readonly poolSize: number
  /** Number of candidates that match the criteria and the facet filters. */
  readonly matchedCount: number
  readonly waterfall: WaterfallStep[]
}

export interface Ranking extends Count {
  readonly matches: Match[]
  readonly facets: Facet[]
  readonly modelVersion: string
}

/**
 * Ranks all matches exactly, and explains the `limit` matches from `offset` on. Equal inputs give equal answers, with any
 * number of threads; equal scores follow the rule of `tie-order.ts`.
 */
export function rank(pool: Pool, criteria: SearchCriteria, options: RankOptions): Ranking {
  const { limit, offset = 0, tieSeed, equalSeed, execution = singleThread } = options
  try {
    const share = startShare(questionOf(pool, criteria, options))
    const { context, plan } = share
    execution.runRound(share, { kind: 'match', histogram: execution.counts(scoresOf(plan)) })
    const { scan, best } = foundBy(share)
    const groupTops = unfilteredGroupTops(execution, share, options)
    const facets = countedFacets(execution, share, options)
    if (options.withoutClaims !== true) execution.end()
    const placed = placeBest(plan, scan.blocks, best, { offset, limit, tieSeed, equalSeed, groupTops })
    const explained = placed.map((each) => explainMatch(context, plan, each))
    const matches = withRanksWithoutClaims(execution, share, explained)
    return { ...countOf(scan), matches, facets, modelVersion: plan.model.version }
  } finally {
    execution.end()
  }
}

/** Counts without ranking, for use while criteria are edited. */
export function count(pool: Pool, criteria: SearchCriteria, options: CountOptions): Count {
  const { context, plan } = prepare(pool, criteria, options)
  return countOf(scanPool(pool, { context, plan, best: null }, { ...amongThose(options), facets: false }))
}

/** The match that `rank` gives for one candidate, with its rank; null when the candidate does not match. */
export function explain(
  pool: Pool,
  criteria: SearchCriteria,
  candidateId: string,
  options: CountOptions,
): Match | null {
  const place = locate(pool, candidateId)
  if (place === null) return null
  const { context, plan } = prepare(pool, criteria, options)
  const { block, position } = place
  const { score } = explainMatch(context, plan, { block, position, placement: NOWHERE })
  const peers = startTied(score, plan)
  const withoutClaims = options.withoutClaims === true
  const scanned = { ...amongThose(options), facets: false }
  const scan = scanPool(pool, { context, plan, best: peers, remembers: withoutClaims }, scanned)
  const groupTops = tieGroupTops(peers, score, plan.margin)
  const groupTop = groupTops.at(-1) ?? score
  const tied = peersOf(peers, scan.blocks).filter(
    (peer) => peer.score <= groupTop && peer.score >= groupTop - plan.margin,
  )
  const order = orderTied(plan, tied, options)
  const at = order.findIndex((peer) => peer.block === block && peer.position === position)
  if (at === -1) return null
  const rank = countsAbove(peers)(groupTop) + at + 1
  const placement = { rank, tieGroup: groupTops.length, ...rankBands(peers, plan.margin)(score) }
  const match = explainMatch(context, plan, { block, position, placement })
  const share = { pool, context, plan, options: scanned, wanted: 0, withoutClaims, scan, best: peers }
  return withRanksWithoutClaims(singleThread, share, [match])[0] ?? null
}

function peersOf(peers: TopK, blocks: Scan['blocks']): Scored[] {
  return Array.from({ length: peers.count }, (_, place) => ({
    score: peers.scores[place] as number,
    block: blocks[peers.blocks[place] as number] as Scan['blocks'][number],
    position: peers.positions[place] as number,
  }))
}

function foundBy({ scan, best }: Share): { scan: Scan; best: TopK } {
  if (scan === null || best === null) throw new Error('Nothing was looked at.')
  return { scan, best }
}

/**
 * Filtered matches keep the order that they have among all matches: the tie groups in which the order is drawn are
 * those of the unfiltered ranking. A second scan, which keeps no candidate, finds them.
 */
function unfilteredGroupTops(
  execution: Execution,
  share: Share,
  { filters, tieSeed }: RankOptions,
): number[] | undefined {
  const { plan } = share
  const { best } = foundBy(share)
  if (filters === undefined || tieSeed === undefined || best.count === 0) return undefined
  const least = best.scores.subarray(0, best.count).reduce((left, right) => Math.min(left, right))
  return tieGroupTops(countFrom(execution, share, 'unfiltered', least), least, plan.margin)
}

function countedFacets(execution: Execution, share: Share, { filters }: RankOptions): Facet[] {
  const { counter } = foundBy(share).scan
  const facets = facetsOf(counter, filters)
  if (counter.skills === null) return facets
  const { length } = counter.skills.bounds
  const ledger = { counts: execution.counts(length), bounds: execution.counts(length) }
  ledger.bounds.set(counter.skills.bounds)
  const skills = skillFacet(share.pool.taxonomy, ledger, filters?.skill ?? [], (round) =>
    execution.runRound(share, { kind: 'skills', ledger, round }),
  )
  return [...facets, skills]
}

function withRanksWithoutClaims(execution: Execution, share: Share, matches: Match[]): Match[] {
  if (!share.withoutClaims) return matches
  const lows = matches.map(({ low }) => low)
  const places = placesWithoutClaims(lows, (least) => countFrom(execution, share, 'withoutClaims', least))
  return matches.map((match, at) => ({ ...match, rankWithoutClaims: places[at] ?? null }))
}

/** Counts the scores from this one on. */
function countFrom(
  execution: Execution,
  share: Share,
  kind: Extract<Round, { least: number }>['kind'],
  least: number,
): TopK {
  const { plan } = share
  const histogram = execution.counts(scoresOf(plan))
  execution.runRound(share, { kind, histogram, least })
  return startCounting(least, plan, histogram)
}

function countOf({ matching, matchedCount }: Scan): Count {
  return { poolSize: matching.poolSize, matchedCount, waterfall: waterfallOf(matching) }
}
