import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPool } from '../inverted-index/pool.ts'
import { defaultModel } from '../model/default-model.ts'
import { noConstraints, type SearchCriteria } from '../query/search-criteria.ts'
import { count, rank } from '../rank.ts'
import { criteriaArbitrary, poolArbitrary } from '../testing/arbitraries.ts'
import { aCandidate, held, mustHave, NOW, smallTaxonomy, someCriteria, TODAY } from '../testing/fixtures.ts'
import { listConcessions, numbersOf } from './soften-criteria.ts'

const options = { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY }

test('promised matches appear, and no match is lost', () => {
  fc.assert(
    fc.property(poolArbitrary, criteriaArbitrary, (profiles, criteria) => {
      const pool = buildPool(profiles, options)
      const matching = (of: SearchCriteria) =>
        rank(pool, of, { now: NOW, limit: 1000 }).matches.map(({ candidateId }) => candidateId)
      const before = new Set(matching(criteria))
      for (const { criteria: easier } of listConcessions(criteria)) {
        const after = new Set(matching(easier))
        expect([...before].filter((id) => !after.has(id))).toEqual([])
      }
      for (const { criteria: easier, brings, matchedThen } of numbersOf(pool, criteria, { now: NOW }).relaxations) {
        const after = matching(easier)
        expect(after.filter((id) => !before.has(id))).toHaveLength(brings)
        expect(after).toHaveLength(matchedThen)
      }
    }),
  )
})

test('a must-have that is given up counts, also where it was a nice-to-have without weight', () => {
  const pool = buildPool([aCandidate('ada', { skills: [held('kafka')] }), aCandidate('ben', { skills: [] })], options)
  const criteria = someCriteria({ mustHave: [mustHave('kafka')], niceToHave: [{ skill: 'kafka', weight: 0 }] })
  const [dropped] = listConcessions({ ...criteria, mustHaveMode: 'require' })
  const { matches } = rank(pool, dropped?.criteria ?? criteria, { now: NOW, limit: 10 })
  expect(matches.map(({ candidateId }) => candidateId)).toContain('ada')
})

test('the result has the counts of the unchanged criteria', () => {
  fc.assert(
    fc.property(poolArbitrary, criteriaArbitrary, fc.boolean(), (profiles, criteria, leavesOut) => {
      const pool = buildPool(profiles, options)
      const except = leavesOut ? profiles.slice(0, 2).map(({ id }) => id) : []
      const { relaxations: _relaxations, payFit: _payFit, ...numbers } = numbersOf(pool, criteria, { now: NOW, except })
      expect(numbers).toEqual(count(pool, criteria, { now: NOW, except }))
    }),
  )
})

test('small steps are named before whole conditions', () => {
  const held2 = [held('kafka', { years: 2 })]
  const pool = buildPool(
    [
      aCandidate('ada', { skills: held2, noticeDays: 28 }),
      aCandidate('ben', { skills: held2, noticeDays: 90 }),
      aCandidate('cem', { skills: held2, noticeDays: 5 }),
    ],
    options,
  )
  const criteria = someCriteria({ mustHave: [mustHave('kafka')], constraints: { ...noConstraints, noticeMaxDays: 14 } })

  const found = numbersOf(pool, criteria, { now: NOW }).relaxations

  expect(found.map(({ target, how, brings }) => [target, how, brings])).toEqual([
    ['notice', 'eased', 1],
    ['notice', 'dropped', 2],
  ])
  expect(found[0]?.criteria.constraints.noticeMaxDays).toBe(30)
})

test('the fit of a pay limit counts candidates with a stated rate', () => {
  const skills = [held('kafka')]
  const pool = buildPool(
    [
      aCandidate('ada', { skills, hourlyRateMinor: 4000 }),
      aCandidate('ben', { skills, hourlyRateMinor: 9000 }),
      aCandidate('cem', { skills, hourlyRateMinor: 6000 }),
      aCandidate('dee', { skills, hourlyRateMinor: null }),
    ],
    options,
  )
  const limit = { amountMinor: 6000, currency: 'EUR', period: 'hour' as const }
  const criteria = someCriteria({ mustHave: [mustHave('kafka')], constraints: { ...noConstraints, rateMax: limit } })

  expect(numbersOf(pool, criteria, { now: NOW }).payFit).toEqual({ fits: 2, stated: 3, silent: 1 })
  expect(numbersOf(pool, someCriteria({ mustHave: [mustHave('kafka')] }), { now: NOW }).payFit).toBeNull()
})
