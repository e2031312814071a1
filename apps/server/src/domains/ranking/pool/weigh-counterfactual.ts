import type {
  CountOptions,
  CriteriaNumbers,
  CriteriaOptions,
  KeptBack,
  Raise,
  SearchCriteria,
} from '@assay/ranking-engine'
import type { LivePool } from './live-pool.ts'

export interface Counterfactual {
  /** null if the criteria exclude the candidate, or there are fewer other candidates than that. */
  readonly raise: Raise | null
  readonly keptBack: KeptBack
}

/** null for a candidate who can no longer be found. */
export async function counterfactualLive(
  live: LivePool,
  criteria: SearchCriteria,
  candidateId: string,
  options: CountOptions & { into: number },
): Promise<Counterfactual | null> {
  const profile = await live.profileOf(candidateId)
  if (profile === null) return null
  return (await live.ask('counterfactual', [options, criteria, profile])).answer
}

/** All from the same pool version. */
export async function numbersLive(
  live: LivePool,
  criteria: SearchCriteria,
  options: CriteriaOptions,
): Promise<CriteriaNumbers> {
  return (await live.ask('numbers', [options, criteria])).answer
}
