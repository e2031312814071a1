import type { Count, CountOptions, Match, Model, QueryCard, RankOptions } from '@assay/ranking-engine'
import { modelHash, tablesHash } from './known-models.ts'
import type { LivePool } from './live-pool.ts'
import type { RankedPool } from './pool-jobs.ts'

export interface RankedLive extends RankedPool {
  /** From which pool, and by which numbers: what it takes to rank the same again. */
  readonly origin: {
    readonly edition: number
    readonly asOfDay: number
    readonly modelHash: string
    readonly tablesHash: string
  }
}

/** Asynchronous, because a large pool answers from a thread of its own. */
export async function rankLive(live: LivePool, card: QueryCard, options: RankOptions): Promise<RankedLive> {
  const model = options.model ?? live.current().model
  const { answer, edition, asOfDay } = await live.ask('rank', [options, card])
  const origin = { edition, asOfDay, modelHash: hashOfModel(model), tablesHash: tablesHash() }
  return { ...answer, origin }
}

const modelHashes = new WeakMap<Model, string>()

function hashOfModel(model: Model): string {
  const known = modelHashes.get(model) ?? modelHash(model)
  modelHashes.set(model, known)
  return known
}

export async function countLive(live: LivePool, card: QueryCard, options: CountOptions): Promise<Count> {
  return (await live.ask('count', [options, card])).answer
}

/** One candidate with the rank they really have; null where the card leaves them out. */
export async function explainLive(
  live: LivePool,
  card: QueryCard,
  candidateId: string,
  options: CountOptions,
): Promise<Match | null> {
  return (await live.ask('explain', [options, card, candidateId])).answer
}
