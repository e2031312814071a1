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
  /** null where the card leaves the candidate out, or where there are not so many others. */
  readonly raise: Raise | null
  readonly keptBack: KeptBack
}

/** null for somebody who cannot be found any more. */
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

/** All of them of the same pool version. */
export async function numbersLive(
  live: LivePool,
  criteria: SearchCriteria,
  options: CriteriaOptions,
): Promise<CriteriaNumbers> {
  return (await live.ask('numbers', [options, criteria])).answer
}
