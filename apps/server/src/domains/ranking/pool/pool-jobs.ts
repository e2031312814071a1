// The jobs that run on a pool, by name, so that they can run in this thread or another.

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

/** The only code that ranks a pool by criteria, used by the server's searches and by files. */
export function rankPool(pool: Pool, criteria: SearchCriteria, options: RankOptions): RankedPool {
  const startedAt = performance.now()
  const ranking = rank(pool, criteria, options)
  return { ...ranking, poolHash: poolHash(pool), tookMs: Math.round((performance.now() - startedAt) * 100) / 100 }
}

/** The facts from which a search is answered. */
export interface PackedRanking extends Omit<RankedPool, 'matches'> {
  readonly packed: PackedMatches
}

function rankPacked(pool: Pool, options: RankOptions, criteria: SearchCriteria): PackedRanking {
  const { matches, ...ranking } = rankPool(pool, criteria, options)
  return { ...ranking, packed: packMatches(matches) }
}

/** Criteria, options and answers are plain values, since they are sent between threads. */
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
/** The job's arguments after the pool; the options come first. */
export type JobInput<Name extends JobName> = AfterPool<PoolJobs[Name]>
export type JobAnswer<Name extends JobName> = ReturnType<PoolJobs[Name]>

export function runJob<Name extends JobName>(pool: Pool, name: Name, input: JobInput<Name>): JobAnswer<Name> {
  const job = poolJobs[name] as unknown as (pool: Pool, ...input: JobInput<Name>) => JobAnswer<Name>
  return job(pool, ...input)
}
