/** The options of a search, and what every thread of it needs to know. */

import type { Pool } from '../inverted-index/pool.ts'
import type { Model, Weights } from '../model/model.ts'
import { compileQuery, type Plan, type QueryContext } from '../query/compile-query.ts'
import type { SearchCriteria } from '../query/search-criteria.ts'
import { isSought, type WordMatches } from '../query/word-matches.ts'
import { placeText, placeWords } from '../retrieval/place-words.ts'
import type { ScanOptions } from '../retrieval/scan-pool.ts'
import type { Execution } from './coordinate-search.ts'

export interface CountOptions extends ScanOptions {
  /** Milliseconds since 1970; only its day counts. */
  readonly now: number
  readonly weights?: Partial<Weights>
  /** The candidates who have the words that the criteria look for exactly; no others are considered. */
  readonly said?: readonly WordMatches[]
  /** Another model than the pool's. */
  readonly model?: Model
  /** Seed of the drawn order of whole groups of matches that are too close to call. */
  readonly tieSeed?: number
  /** Seed of the drawn order of matches with equal scores; the list descends by score. */
  readonly equalSeed?: number
  /** Also ranks each match without self-reported skills, in a second scan over all matches. */
  readonly withoutClaims?: boolean
}

export interface RankOptions extends CountOptions {
  readonly limit: number
  readonly offset?: number
  /** How the rounds are run; by default in the calling thread. The answer is the same. */
  readonly execution?: Execution
}

/** The same for all threads that share a search. */
export interface Question {
  readonly pool: Pool
  readonly context: QueryContext
  readonly plan: Plan
  readonly options: ScanOptions
  /** The number of matches to keep. */
  readonly wanted: number
  readonly withoutClaims: boolean
}

export function questionOf(pool: Pool, criteria: SearchCriteria, options: RankOptions): Question {
  const { limit, offset = 0, withoutClaims = false } = options
  const wanted = offset + limit
  return { pool, ...prepare(pool, criteria, options), options: amongThose(options), wanted, withoutClaims }
}

/** Compiles the criteria for the pool and the model in use. */
export function prepare(
  pool: Pool,
  criteria: SearchCriteria,
  options: CountOptions,
): { context: QueryContext; plan: Plan } {
  const { taxonomy, dictionary, exchange } = pool
  const context = { taxonomy, dictionary, exchange, model: options.model ?? pool.model }
  const { said = [] } = options
  const placed = { words: placeWords(pool, said), text: placeText(pool, said) }
  return { context, plan: compileQuery(context, criteria, options, placed) }
}

/** With words to find, only candidates who have some of them are considered. */
export function amongThose<Options extends CountOptions>(options: Options): Options {
  const { only } = options
  const said = (options.said ?? []).filter(isSought)
  if (said.length === 0) return options
  const saying = new Set(said.flatMap(({ ids }) => ids))
  return { ...options, only: only === undefined ? [...saying] : only.filter((id) => saying.has(id)) }
}
