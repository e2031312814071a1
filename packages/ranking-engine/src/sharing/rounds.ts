/** The rounds of a search. In each round every thread works on different blocks. */

import { countSkillsIn, type SkillLedger, type SkillRound } from '../facets/skill-facet.ts'
import { blocksOf } from '../inverted-index/pool.ts'
import { type Scan, scanPool } from '../retrieval/scan-pool.ts'
import { scoreWithoutClaims } from '../retrieval/without-claims.ts'
import { startCounting, startTopK, type TopK } from '../scoring/top-k.ts'
import type { Question } from './question.ts'

/** The results of one thread in its own blocks. */
export interface Share extends Question {
  scan: Scan | null
  best: TopK | null
}

/** All threads share the memory of histograms and ledgers. */
export type Round =
  /** Finds the matches, counts the facets and keeps the top candidates. */
  | { readonly kind: 'match'; readonly histogram: Uint32Array }
  /** Counts the scores of all matches, ignoring the facet filters. */
  | { readonly kind: 'unfiltered'; readonly histogram: Uint32Array; readonly least: number }
  | { readonly kind: 'withoutClaims'; readonly histogram: Uint32Array; readonly least: number }
  | { readonly kind: 'skills'; readonly ledger: SkillLedger; readonly round: SkillRound }

export function startShare(question: Question): Share {
  return { ...question, scan: null, best: null }
}

/** `blocks` gives each thread different block numbers. */
export function runRoundOn(share: Share, round: Round, blocks: Iterable<number>): void {
  const { pool, context, plan, options, wanted } = share
  if (round.kind === 'match') {
    share.best = startTopK(wanted, plan, round.histogram)
    const search = { context, plan, best: share.best, remembers: share.withoutClaims }
    share.scan = scanPool(pool, search, options, blocks)
  } else if (round.kind === 'unfiltered') {
    const { filters, ...rest } = options
    const best = startCounting(round.least, plan, round.histogram)
    scanPool(pool, { context, plan, best }, { ...rest, facets: false }, blocks)
  } else if (round.kind === 'withoutClaims') {
    const best = startCounting(round.least, plan, round.histogram)
    scoreWithoutClaims(plan, share.scan?.matched ?? [], best)
  } else countSkillsIn(share.scan?.counter.skills?.blocks ?? [], round.ledger, round.round)
}

export function countBlocks({ pool }: Question): number {
  return blocksOf(pool).length
}
