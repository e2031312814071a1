import type { Count, CountOptions, Match, Model, QueryCard, RankOptions } from '@assay/ranking-engine'
import { modelHash, tablesHash } from './known-models.ts'
import type { LivePool } from './live-pool.ts'
import type { PackedRanking, RankedPool } from './pool-jobs.ts'

/** From which pool, and by which numbers: what it takes to rank the same again. */
interface Origin {
  readonly edition: number
  readonly asOfDay: number
  readonly modelHash: string
  readonly tablesHash: string
}

/** Asynchronous, because a large pool answers from a thread of its own. */
export async function rankLive(live: LivePool, card: QueryCard, options: RankOptions): Promise<RankedPool> {
  return (await live.ask('rank', [options, card])).answer
}

/** The same in the form in which it is kept. */
export async function rankPackedLive(
  live: LivePool,
  card: QueryCard,
  options: RankOptions,
): Promise<PackedRanking & { readonly origin: Origin }> {
  const model = options.model ?? live.current().model
  const { answer, edition, asOfDay } = await live.ask('rankPacked', [options, card])
  return { ...answer, origin: { edition, asOfDay, modelHash: hashOfModel(model), tablesHash: tablesHash() } }
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
