/** The engine by itself, in this process. */

import { buildPool, compileTaxonomy, defaultModel, type Pool, rank } from '@assay/ranking-engine'
import type { Contestant } from './contestant.ts'
import { MARKET_DAY, MARKET_NOW } from './market.ts'

export const engine: Contestant = {
  name: 'Assay engine',
  mostCandidates: Number.POSITIVE_INFINITY,
  prepare: async (market, candidates) => {
    const options = { taxonomy: compileTaxonomy(market.taxonomy), model: defaultModel, asOfDay: MARKET_DAY }
    const making = { ms: 0 }
    const started = performance.now()
    const pool = buildPool(timed(market.candidates(candidates), making), options)
    return {
      bytes: bytesOf(pool),
      buildMs: performance.now() - started - making.ms,
      search: (card) => rank(pool, card, { limit: 25, now: MARKET_NOW, facets: true }),
      close: () => undefined,
    }
  },
}

/** Takes the time that making the candidates costs, which is none of the engine's. */
function* timed<T>(source: Iterable<T>, spent: { ms: number }): Generator<T> {
  const iterator = source[Symbol.iterator]()
  for (;;) {
    const started = performance.now()
    const { done, value } = iterator.next()
    spent.ms += performance.now() - started
    if (done === true) return
    yield value
  }
}

/** Every typed array that the pool holds. */
function bytesOf(pool: Pool): number {
  const seen = new Set<unknown>()
  const size = (value: unknown): number => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return 0
    seen.add(value)
    if (ArrayBuffer.isView(value)) return value.byteLength
    return Object.values(value).reduce((sum: number, part) => sum + size(part), 0)
  }
  return size(pool.base) + size(pool.baseOrder)
}
