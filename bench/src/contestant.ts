/** The contestants of the benchmark: each loads the same market and answers the same questions. */

import type { CandidateProfile } from '@assay/ranking-engine'
import type { Market } from './market.ts'
import type { MarketRows } from './market-rows.ts'
import type { MarketRow } from './packed-rows.ts'
import type { Question } from './question.ts'

export interface Dataset {
  readonly market: Market
  readonly candidates: number
  readonly rows: MarketRows
  /** A peer whose build takes longer gives up, and the table says so; in ms, without the making of the candidates. */
  readonly maxBuildMs: number
  /** For files; emptied afterwards. */
  readonly folder: string
}

export interface Contestant {
  /** For `--only`. */
  readonly key: string
  /** Sizes above are left out, and the table says so. */
  readonly maxCandidates: number
  /** The same while nobody names it with `--only`: what another one shows as well need not be waited for. */
  readonly maxUnlessNamed?: number
  /** Null where it cannot run on this machine, as `missing` says. */
  readonly load: (dataset: Dataset) => Promise<Loaded | null>
  readonly missing: string
}

export interface Loaded {
  readonly ways: readonly Way[]
  /** Names of ways whose build took too long. */
  readonly unfinished?: readonly string[]
  readonly close: () => Promise<void> | void
}

/** One way of asking one contestant. */
export interface Way {
  readonly name: string
  /** False for a question that only the engine can be asked. */
  readonly isCompared: boolean
  /** From rows in memory to the first answer. */
  readonly buildMs: number
  /** All that is held for the candidates, indexes included; null where it cannot be told. */
  readonly bytes: number | null
  /** The best `limit`, and facets over all matches. */
  readonly search: (question: Question, limit: number) => Promise<Found> | Found
  /** Processor time so far of the process that answers, in ms; absent: it is this process. */
  readonly cpuMs?: () => number
  /** Replaces profiles one by one, each change visible before the next; absent: measured with another way. */
  readonly update?: (changes: readonly ChangedRow[]) => Promise<void> | void
  readonly snapshot?: () => SnapshotFigures
  /** Bytes that each question has to read at least; absent or null where nobody can tell. */
  readonly bytesRead?: (questions: readonly Question[], limit: number) => readonly number[] | null
}

export interface Found {
  readonly matchedCount: number
  readonly ids: readonly string[]
  readonly facets: Facets
}

/** By the name of a facet: how many matches have each value. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

export const comparedFacets = ['country', 'seniority', 'rate', 'notice', 'years', 'family'] as const

export interface ChangedRow {
  /** The place in the market. */
  readonly number: number
  readonly profile: CandidateProfile
  readonly row: MarketRow
}

export interface SnapshotFigures {
  readonly bytes: number
  readonly writeMs: number
  /** Null where it was not loaded. */
  readonly loadMs: number | null
}
