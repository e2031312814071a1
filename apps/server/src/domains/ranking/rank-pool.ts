import {
  type Count,
  type CountOptions,
  count,
  explain,
  type Match,
  type Pool,
  poolHash,
  type QueryCard,
  type Ranking,
  type RankOptions,
  rank,
} from '@assay/ranking-engine'
import type { LivePool } from './live-pool.ts'

export interface RankedPool extends Ranking {
  readonly poolHash: string
  readonly tookMs: number
}

/** The one place where a card meets a pool: for the server's searches and for files alike. */
export function rankPool(pool: Pool, card: QueryCard, options: RankOptions): RankedPool {
  const startedAt = performance.now()
  const ranking = rank(pool, card, options)
  return { ...ranking, poolHash: poolHash(pool), tookMs: Math.round((performance.now() - startedAt) * 100) / 100 }
}

/** Asynchronous, because a large pool will answer from a thread of its own. */
export async function rankLive(live: LivePool, card: QueryCard, options: RankOptions): Promise<RankedPool> {
  return rankPool(live.current(), card, options)
}

export async function countLive(live: LivePool, card: QueryCard, options: CountOptions): Promise<Count> {
  return count(live.current(), card, options)
}

/** One candidate with the rank they really have; null where the card leaves them out. */
export async function explainLive(
  live: LivePool,
  card: QueryCard,
  candidateId: string,
  options: CountOptions,
): Promise<Match | null> {
  return explain(live.current(), card, candidateId, options)
}
