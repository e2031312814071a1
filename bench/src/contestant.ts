/** Whoever is timed: loads the same market, answers the same queries. */

import type { QueryCard } from '@assay/ranking-engine'
import type { Market } from './market.ts'

export interface Contestant {
  readonly name: string
  /** Sizes above are left out, and the table says so. */
  readonly mostCandidates: number
  readonly prepare: (market: Market, candidates: number) => Promise<PreparedContestant>
}

export interface PreparedContestant {
  /** Bytes held for the candidates; null where it cannot be told. */
  readonly bytes: number | null
  readonly buildMs: number
  /** The best 25 with facets over all matches where the contestant can count them. */
  readonly search: (card: QueryCard) => Promise<{ matchedCount: number }> | { matchedCount: number }
  readonly close: () => Promise<void> | void
}

export interface Timing {
  readonly contestant: string
  readonly candidates: number
  readonly buildMs: number
  readonly bytesPerCandidate: number | null
  readonly queries: number
  readonly medianMs: number
  readonly p95Ms: number
  readonly p99Ms: number
  /** Processor time of this process for one query, on the average; a machine that others use stretches only the clock. */
  readonly cpuMsMean: number
  readonly matchedShareMedian: number
}
