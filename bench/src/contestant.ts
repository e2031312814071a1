/** The interface of the compared engines: each loads the same market and answers the same questions. */

import type { CandidateProfile } from '@assay/ranking-engine'
import type { Market } from './market.ts'
import type { MarketRows } from './market-rows.ts'
import type { MarketRow } from './packed-rows.ts'
import type { Question } from './question.ts'

export interface Dataset {
  readonly market: Market
  readonly candidates: number
  readonly rows: MarketRows
  /**
   * The time limit for a build in ms, excluding the generation of candidates; the report lists builds that exceed it.
   */
  readonly maxBuildMs: number
  /** For files; emptied afterwards. */
  readonly folder: string
}

export interface Contestant {
  /** The name used by `--only`. */
  readonly key: string
  /** Larger sizes are skipped, which the report states. */
  readonly maxCandidates: number
  /** The limit unless named by `--only`, for a slow contestant that adds little to another one. */
  readonly maxUnlessNamed?: number
  /** Null when it cannot run on this machine; `missing` gives the reason. */
  readonly load: (dataset: Dataset) => Promise<Loaded | null>
  readonly missing: string
}

export interface Loaded {
  readonly ways: readonly Way[]
  /** Names of the variants whose build took too long. */
  readonly unfinished?: readonly string[]
  readonly close: () => Promise<void> | void
}

/** One way to query a contestant. */
export interface Way {
  readonly name: string
  /** False for a query that only the engine supports. */
  readonly isCompared: boolean
  /** The time from rows in memory to the first answer. */
  readonly buildMs: number
  /** Memory for all candidates, including indexes; null when it cannot be measured. */
  readonly bytes: number | null
  /** The best `limit` matches, and facets over all matches. */
  readonly search: (question: Question, limit: number) => Promise<Found> | Found
  /** CPU time of the answering process so far in ms; absent for this process. */
  readonly cpuMs?: () => number
  /** Replaces profiles one by one, each visible before the next; absent when measured with another way. */
  readonly update?: (changes: readonly ChangedRow[]) => Promise<void> | void
  readonly snapshot?: () => SnapshotFigures
  /** The minimum bytes that each question reads; absent or null when unknown. */
  readonly bytesRead?: (questions: readonly Question[], limit: number) => readonly number[] | null
}

export interface Found {
  readonly matchedCount: number
  readonly ids: readonly string[]
  readonly facets: Facets
}

/** By facet: the number of matches with each value. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

export const comparedFacets = ['country', 'seniority', 'rate', 'notice', 'years', 'family'] as const

export interface ChangedRow {
  /** The index in the market. */
  readonly number: number
  readonly profile: CandidateProfile
  readonly row: MarketRow
}

export interface SnapshotFigures {
  readonly bytes: number
  readonly writeMs: number
  /** Null when it was not loaded. */
  readonly loadMs: number | null
}
