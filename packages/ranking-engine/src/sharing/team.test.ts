import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPool } from '../inverted-index/pool.ts'
import { defaultModel } from '../model/default-model.ts'
import { rank } from '../rank.ts'
import { profileArbitrary } from '../testing/arbitraries.ts'
import { mustHave, NOW, smallTaxonomy, someCriteria, TODAY } from '../testing/fixtures.ts'
import { rankInTurn } from '../testing/rank-in-turn.ts'
import { sitDown } from './assist.ts'
import { clearBoard, failSeat, openBoard } from './board.ts'
import { leadTeam } from './team.ts'

const people = fc
  .sample(profileArbitrary, { numRuns: 400, seed: 5 })
  .map((profile, number) => ({ ...profile, id: `person-${number}` }))
const pool = buildPool(people, { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY, blockSize: 16 })
const criteria = someCriteria({ mustHave: [mustHave('java')] })
const options = { limit: 20, now: NOW, facets: true, withoutClaims: true, tieSeed: 3 }
const expected = rank(pool, criteria, options)
const board = openBoard()

test('who takes which blocks changes nothing, however often the board is used', () => {
  expect(expected.matchedCount).toBeGreaterThan(50)
  for (const shares of [2, 3, 5]) {
    for (const most of [0, 1, 4, 100]) expect(rankInTurn(pool, criteria, options, { shares, most })).toEqual(expected)
  }
})

test('who comes when all blocks are taken is not waited for, and does nothing', () => {
  clearBoard(board, 2)
  const found = rank(pool, criteria, { ...options, team: leadTeam(board) })
  expect(found).toEqual(expected)
  expect(sitDown(board, 0, pool, criteria, options)).toBeNull()
})

test('who sits down only for the first round is told that the search is over', () => {
  clearBoard(board, 1)
  const help = sitDown(board, 0, pool, criteria, { ...options, withoutClaims: false })
  const team = leadTeam(board, () => help?.(2))
  expect(rank(pool, criteria, { ...options, withoutClaims: false, team }).matchedCount).toBe(expected.matchedCount)
  expect(help?.()).toBe(false)
})

test('a helper who fails makes the search fail, and the next one is found again', () => {
  clearBoard(board, 1)
  expect(sitDown(board, 0, pool, criteria, options)).not.toBeNull()
  const team = leadTeam(board, () => failSeat(board, 0))
  expect(() => rank(pool, criteria, { ...options, team })).toThrow(/failed/)
  clearBoard(board, 1)
  expect(rank(pool, criteria, { ...options, team: leadTeam(board) })).toEqual(expected)
})
