import type { Count, CountedConcession, CountOptions, KeptBack, PayFit, QueryCard, Raise } from '@assay/ranking-engine'
import type { LivePool } from './live-pool.ts'

export interface Counterfactual {
  /** null where the card leaves the candidate out, or where there are not so many others. */
  readonly raise: Raise | null
  readonly keptBack: KeptBack
}

/** null for somebody who cannot be found any more. */
export async function counterfactualLive(
  live: LivePool,
  card: QueryCard,
  candidateId: string,
  options: CountOptions & { into: number },
): Promise<Counterfactual | null> {
  const profile = await live.profileOf(candidateId)
  if (profile === null) return null
  return (await live.ask('counterfactual', [options, card, profile])).answer
}

export interface Concessions {
  readonly relaxations: readonly CountedConcession[]
  readonly payFit: PayFit | null
}

/** What is shown beside a card while it is being written. */
export interface Numbers extends Count, Concessions {}

/** All of them of the same edition of the pool. */
export async function numbersLive(live: LivePool, card: QueryCard, options: CountOptions): Promise<Numbers> {
  return (await live.ask('numbers', [options, card])).answer
}

/** Which single concession would bring how many, and how many the pay limit fits. */
export async function concessionsLive(live: LivePool, card: QueryCard, options: CountOptions): Promise<Concessions> {
  return (await live.ask('concessions', [options, card])).answer
}
