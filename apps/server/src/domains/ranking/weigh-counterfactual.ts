import type { CardNumbers, CardOptions, CountOptions, KeptBack, QueryCard, Raise } from '@assay/ranking-engine'
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

/** All of them of the same edition of the pool. */
export async function numbersLive(live: LivePool, card: QueryCard, options: CardOptions): Promise<CardNumbers> {
  return (await live.ask('numbers', [options, card])).answer
}
