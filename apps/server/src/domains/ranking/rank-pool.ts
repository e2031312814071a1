import {
  type Count,
  type CountOptions,
  count,
  explain,
  type Match,
  type Model,
  type Pool,
  poolHash,
  type QueryCard,
  type Ranking,
  type RankOptions,
  rank,
} from '@assay/ranking-engine'
import { modelHash, tablesHash } from './known-models.ts'
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

export interface RankedLive extends RankedPool {
  /** From which pool, and by which numbers: what it takes to rank the same again. */
  readonly origin: {
    readonly edition: number
    readonly asOfDay: number
    readonly modelHash: string
    readonly tablesHash: string
  }
}

/** Asynchronous, because a large pool will answer from a thread of its own. */
export async function rankLive(live: LivePool, card: QueryCard, options: RankOptions): Promise<RankedLive> {
  const pool = live.current()
  const { asOfDay } = pool
  const origin = {
    edition: live.edition(),
    asOfDay,
    modelHash: hashOfModel(options.model ?? pool.model),
    tablesHash: tablesHash(),
  }
  return { ...rankPool(pool, card, options), origin }
}

const modelHashes = new WeakMap<Model, string>()

function hashOfModel(model: Model): string {
  const known = modelHashes.get(model) ?? modelHash(model)
  modelHashes.set(model, known)
  return known
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
