// What is asked of a pool, by name, so that it can be asked in this thread or in another.

import type { CandidateProfile } from '@assay/ranking-engine'
import {
  type Count,
  type CountOptions,
  type CriteriaNumbers,
  type CriteriaOptions,
  count,
  explain,
  findWhatKeepsBack,
  type Match,
  numbersOf,
  type Pool,
  poolHash,
  type Ranking,
  type RankOptions,
  raiseCandidate,
  rank,
  type SearchCriteria,
} from '@assay/ranking-engine'
import { type PackedMatches, packMatches } from './packed-matches.ts'
import type { Counterfactual } from './weigh-counterfactual.ts'

export interface RankedPool extends Ranking {
  readonly poolHash: string
  readonly tookMs: number
}

/** The one place where a card meets a pool: for the server's searches and for files alike. */
export function rankPool(pool: Pool, criteria: SearchCriteria, options: RankOptions): RankedPool {
  const startedAt = performance.now()
  const ranking = rank(pool, criteria, options)
  return { ...ranking, poolHash: poolHash(pool), tookMs: Math.round((performance.now() - startedAt) * 100) / 100 }
}

/** What a search is answered from. */
export interface PackedRanking extends Omit<RankedPool, 'matches'> {
  readonly packed: PackedMatches
}

function rankPacked(pool: Pool, options: RankOptions, criteria: SearchCriteria): PackedRanking {
  const { matches, ...ranking } = rankPool(pool, criteria, options)
  return { ...ranking, packed: packMatches(matches) }
}

/** Cards, options and answers are plain values: they travel between threads. */
export const poolJobs = {
  rank: (pool: Pool, options: RankOptions, criteria: SearchCriteria): RankedPool => rankPool(pool, criteria, options),
  rankPacked,
  count: (pool: Pool, options: CountOptions, criteria: SearchCriteria): Count => count(pool, criteria, options),
  explain: (pool: Pool, options: CountOptions, criteria: SearchCriteria, candidateId: string): Match | null =>
    explain(pool, criteria, candidateId, options),
  counterfactual: (
    pool: Pool,
    options: CountOptions & { into: number },
    criteria: SearchCriteria,
    profile: CandidateProfile,
  ): Counterfactual => ({
    raise: raiseCandidate(pool, criteria, profile, options),
    keptBack: findWhatKeepsBack(pool, criteria, profile.id, options),
  }),
  numbers: (pool: Pool, options: CriteriaOptions, criteria: SearchCriteria): CriteriaNumbers =>
    numbersOf(pool, criteria, options),
} as const

export type PoolJobs = typeof poolJobs
export type JobName = keyof PoolJobs

type AfterPool<Job> = Job extends (pool: Pool, options: infer Options, ...rest: infer Rest) => unknown
  ? readonly [options: Options, ...rest: Rest]
  : never
/** Everything that a job is told beside the pool; the options come first. */
export type JobInput<Name extends JobName> = AfterPool<PoolJobs[Name]>
export type JobAnswer<Name extends JobName> = ReturnType<PoolJobs[Name]>

export function runJob<Name extends JobName>(pool: Pool, name: Name, input: JobInput<Name>): JobAnswer<Name> {
  const job = poolJobs[name] as unknown as (pool: Pool, ...input: JobInput<Name>) => JobAnswer<Name>
  return job(pool, ...input)
}
