/** What a search is asked with, and what every thread that takes part in it needs to know. */

import type { Pool } from '../inverted-index/pool.ts'
import type { Model, Weights } from '../model/model.ts'
import { compileQuery, type Plan, type QueryContext } from '../query/compile-query.ts'
import type { SearchCriteria } from '../query/search-criteria.ts'
import type { ScanOptions } from '../retrieval/scan-pool.ts'
import type { Team } from './team.ts'

export interface CountOptions extends ScanOptions {
  /** Milliseconds since 1970; only its day counts. */
  readonly now: number
  readonly weights?: Partial<Weights>
  /** Another model than the pool's. */
  readonly model?: Model
  /** Draws the order of those who are too close to call by lot, always in the same way. */
  readonly tieSeed?: number
  /** Also places each match as if nobody's claims counted: a second pass over all who match. */
  readonly withoutClaims?: boolean
}

export interface RankOptions extends CountOptions {
  readonly limit: number
  readonly offset?: number
  /** Who shares in the search; the calling thread alone where nothing is said. The answer is the same. */
  readonly team?: Team
}

/** The same for all threads that share a search. */
export interface Question {
  readonly pool: Pool
  readonly context: QueryContext
  readonly plan: Plan
  readonly options: ScanOptions
  /** So many of the best. */
  readonly wanted: number
  readonly withoutClaims: boolean
}

export function questionOf(pool: Pool, criteria: SearchCriteria, options: RankOptions): Question {
  const { limit, offset = 0, withoutClaims = false } = options
  return { pool, ...prepare(pool, criteria, options), options, wanted: offset + limit, withoutClaims }
}

/** Compiles the criteria for the pool and the model in use. */
export function prepare(
  pool: Pool,
  criteria: SearchCriteria,
  options: CountOptions,
): { context: QueryContext; plan: Plan } {
  const { taxonomy, dictionary, exchange } = pool
  const context = { taxonomy, dictionary, exchange, model: options.model ?? pool.model }
  return { context, plan: compileQuery(context, criteria, options) }
}
