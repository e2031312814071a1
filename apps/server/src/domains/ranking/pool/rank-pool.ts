import type { Count, CountOptions, Match, Model, RankOptions, SearchCriteria } from '@assay/ranking-engine'
import { modelHash, tablesHash } from '../models/index.ts'
import type { LivePool } from './live-pool.ts'
import type { PackedRanking, RankedPool } from './pool-jobs.ts'

/** Pool and hashes: what it takes to reproduce a ranking. */
interface Origin {
  readonly poolVersion: number
  readonly asOfDay: number
  readonly modelHash: string
  readonly tablesHash: string
  /** The latest edit of the taxonomy by which the pool was built. */
  readonly taxonomy: number
}

/** Asynchronous, because a large pool answers in another thread. */
export async function rankLive(live: LivePool, criteria: SearchCriteria, options: RankOptions): Promise<RankedPool> {
  return (await live.ask('rank', [options, criteria])).answer
}

/** The same in the stored form. */
export async function rankPackedLive(
  live: LivePool,
  criteria: SearchCriteria,
  options: RankOptions,
): Promise<PackedRanking & { readonly origin: Origin }> {
  const model = options.model ?? live.current().model
  const { answer, poolVersion, asOfDay, known } = await live.ask('rankPacked', [options, criteria])
  const [hash, tables, taxonomy] = [hashOfModel(model), tablesHash(known), known.number]
  return { ...answer, origin: { poolVersion, asOfDay, modelHash: hash, tablesHash: tables, taxonomy } }
}

const modelHashes = new WeakMap<Model, string>()

function hashOfModel(model: Model): string {
  const known = modelHashes.get(model) ?? modelHash(model)
  modelHashes.set(model, known)
  return known
}

export async function countLive(live: LivePool, criteria: SearchCriteria, options: CountOptions): Promise<Count> {
  return (await live.ask('count', [options, criteria])).answer
}

/** One candidate with their actual rank; null if the criteria exclude them. */
export async function explainLive(
  live: LivePool,
  criteria: SearchCriteria,
  candidateId: string,
  options: CountOptions,
): Promise<Match | null> {
  return (await live.ask('explain', [options, criteria, candidateId])).answer
}
