import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPool } from '../inverted-index/pool.ts'
import { defaultModel } from '../model/default-model.ts'
import { rank } from '../rank.ts'
import { profileArbitrary } from '../testing/arbitraries.ts'
import { mustHave, NOW, smallTaxonomy, someCriteria, TODAY } from '../testing/fixtures.ts'
import { rankInTurn } from '../testing/rank-in-turn.ts'
import { coordinateSearch } from './coordinate-search.ts'
import { joinSearch } from './join-search.ts'
import { failWorker, openSharedState, resetSharedState } from './shared-state.ts'

const profiles = fc
  .sample(profileArbitrary, { numRuns: 400, seed: 5 })
  .map((profile, number) => ({ ...profile, id: `person-${number}` }))
const pool = buildPool(profiles, { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY, blockSize: 16 })
const criteria = someCriteria({ mustHave: [mustHave('java')] })
const options = { limit: 20, now: NOW, facets: true, withoutClaims: true, tieSeed: 3 }
const expected = rank(pool, criteria, options)
const state = openSharedState()

test('the answer does not depend on which worker claims which blocks, nor on reusing the state', () => {
  expect(expected.matchedCount).toBeGreaterThan(50)
  for (const shares of [2, 3, 5]) {
    for (const most of [0, 1, 4, 100]) expect(rankInTurn(pool, criteria, options, { shares, most })).toEqual(expected)
  }
})

test('a worker that joins after all blocks are claimed is not awaited and does nothing', () => {
  resetSharedState(state, 2)
  const found = rank(pool, criteria, { ...options, execution: coordinateSearch(state) })
  expect(found).toEqual(expected)
  expect(joinSearch(state, 0, pool, criteria, options)).toBeNull()
})

test('a worker learns after its last round that the search is over', () => {
  resetSharedState(state, 1)
  const runNextRound = joinSearch(state, 0, pool, criteria, { ...options, withoutClaims: false })
  const execution = coordinateSearch(state, () => runNextRound?.(2))
  expect(rank(pool, criteria, { ...options, withoutClaims: false, execution }).matchedCount).toBe(expected.matchedCount)
  expect(runNextRound?.()).toBe(false)
})

test('a failed worker fails the search, and the next search succeeds', () => {
  resetSharedState(state, 1)
  expect(joinSearch(state, 0, pool, criteria, options)).not.toBeNull()
  const execution = coordinateSearch(state, () => failWorker(state, 0))
  expect(() => rank(pool, criteria, { ...options, execution })).toThrow(/failed/)
  resetSharedState(state, 1)
  expect(rank(pool, criteria, { ...options, execution: coordinateSearch(state) })).toEqual(expected)
})
