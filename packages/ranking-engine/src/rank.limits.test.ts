import { expect, test } from 'vitest'
import { buildPool } from './inverted-index/pool.ts'
import { defaultModel } from './model/default-model.ts'
import { noConstraints, type SearchCriteria } from './query/search-criteria.ts'
import { rank } from './rank.ts'
import { aCandidate, held, mustHave, NOW, smallTaxonomy, someCriteria, TODAY } from './testing/fixtures.ts'

test('a preferred limit excludes no one, and the waterfall counts what requiring it would cost', () => {
  const skills = [held('kafka')]
  const pool = buildPool(
    [
      aCandidate('ada', { skills, country: 'DE', noticeDays: 90, languages: [{ code: 'en', level: null }] }),
      aCandidate('bob', { skills, country: 'US', noticeDays: 10, languages: [{ code: 'de', level: null }] }),
    ],
    { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY },
  )
  const limits = { ...noConstraints, countries: ['DE'], noticeMaxDays: 30 }
  const asked = (constraints: Partial<SearchCriteria['constraints']>) =>
    rank(pool, someCriteria({ mustHave: [mustHave('kafka')], constraints: { ...limits, ...constraints } }), {
      now: NOW,
      limit: 5,
    })

  expect(asked({}).matchedCount).toBe(0)
  expect(asked({ required: { notice: false } }).matches.map(({ candidateId }) => candidateId)).toEqual(['ada'])
  const preferred = asked({
    required: { notice: false, country: false },
    languages: [{ code: 'de', level: null, required: false }],
  })
  expect(preferred.matchedCount).toBe(2)
  expect(preferred.waterfall.map(({ target, removes }) => [target, removes])).toEqual([
    ['mustHave:0', 0],
    ['notice', 1],
    ['language:de', 0],
    ['country', 1],
  ])
})

test('being outside a preferred limit costs points by how far, in a line of its own', () => {
  const skills = [held('kafka')]
  const pool = buildPool(
    [
      aCandidate('near', { skills, noticeDays: 35, hourlyRateMinor: 6200, country: 'US' }),
      aCandidate('far', { skills, noticeDays: 90, hourlyRateMinor: 9900, country: 'US' }),
      aCandidate('within', { skills, noticeDays: 10, hourlyRateMinor: 5000, country: 'DE' }),
      aCandidate('silent', { skills }),
    ],
    { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY },
  )
  const constraints = {
    ...noConstraints,
    noticeMaxDays: 30,
    rateMax: { amountMinor: 6000, currency: 'EUR', period: 'hour' as const },
    countries: ['DE'],
    languages: [{ code: 'de', level: null, required: false }],
    required: { notice: false, rate: false, country: false },
  }
  const { matches } = rank(pool, someCriteria({ mustHave: [mustHave('kafka')], constraints }), { now: NOW, limit: 9 })
  const pointsOf = (id: string) => {
    const match = matches.find(({ candidateId }) => candidateId === id)
    expect(match?.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(match?.score)
    const lines = match?.contributions.map(({ feature, points }) => [feature, points] as const)
    const { rate = 0, notice = 0, country = 0, language = 0 } = Object.fromEntries(lines ?? [])
    return { rate, notice, country, language }
  }

  expect(matches.map(({ candidateId }) => candidateId)).toEqual(['within', 'silent', 'near', 'far'])
  expect(pointsOf('silent')).toEqual({ rate: 0, notice: 0, country: 0, language: 0 })
  const most = -(defaultModel.shapes.order?.preference ?? 0)
  expect(pointsOf('far')).toMatchObject({ rate: most, notice: most, country: most })
  expect(pointsOf('near').rate).toBeLessThan(0)
  expect(pointsOf('near').rate).toBeGreaterThan(most)
  expect(pointsOf('near').notice).toBeLessThan(0)
  expect(pointsOf('near').notice).toBeGreaterThan(most)
  expect(pointsOf('within').rate).toBeGreaterThan(0)
  const line = matches.find(({ candidateId }) => candidateId === 'far')?.contributions
  expect(line?.find(({ feature }) => feature === 'country')).toMatchObject({
    label: 'Country: Germany preferred',
    value: 'US',
  })
})
