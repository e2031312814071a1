import { expect, test } from 'vitest'
import { buildPool } from './inverted-index/pool.ts'
import { defaultModel } from './model/default-model.ts'
import type { Model } from './model/model.ts'
import { noConstraints, type SearchCriteria } from './query/search-criteria.ts'
import { rank } from './rank.ts'
import { compileTaxonomy } from './taxonomy/compile-taxonomy.ts'
import { aCandidate, held, mustHave, NOW, smallSource, smallTaxonomy, someCriteria, TODAY } from './testing/fixtures.ts'

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

test('who states other languages than a preferred one is told apart from who states none', () => {
  const skills = [held('kafka')]
  const others = aCandidate('others', { skills, languages: [{ code: 'en', level: 'C1' }] })
  const silent = aCandidate('silent', { skills })
  const pool = buildPool([others, silent], { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY })
  const constraints = { ...noConstraints, languages: [{ code: 'de', level: null, required: false }] }
  const valuesBy = (model: Model) => {
    const criteria = someCriteria({ mustHave: [mustHave('kafka')], constraints })
    const { matches } = rank(pool, criteria, { now: NOW, limit: 2, model })
    return Object.fromEntries(
      matches.map(({ candidateId, contributions }) => [
        candidateId,
        contributions.find(({ feature }) => feature === 'language')?.value,
      ]),
    )
  }
  expect(valuesBy(defaultModel)).toEqual({ others: 'not among the languages stated', silent: 'not stated' })
  const { preferenceBelowMustHave: _, ...order } = defaultModel.shapes.order as NonNullable<Model['shapes']['order']>
  const earlier = { ...defaultModel, shapes: { ...defaultModel.shapes, order } }
  expect(valuesBy(earlier)).toEqual({ others: 'not stated', silent: 'not stated' })
})

test('being outside a preferred limit costs points by how far, in a line of its own; a preferred country earns them', () => {
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
  expect(pointsOf('far')).toMatchObject({ rate: 2 * most, notice: most, country: 0 })
  expect(pointsOf('within').country).toBe(-most / 4)
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

test('who shows all must-haves and the title, but too few years, earns a preferred country in full', () => {
  const skills = ['java', 'sql', 'spring'].map((slug) => held(slug, { prominence: 2, lastUsedDay: TODAY }))
  const titles = [{ title: 'backend-developer', months: 12, endedMonthsAgo: 0 }]
  const candidates = [
    aCandidate('there', { titles, skills, experienceMonths: 12, country: 'DE' }),
    aCandidate('vetted', { titles, skills, experienceMonths: 12, country: 'FR', vettingScore: 100 }),
    aCandidate('part', {
      titles,
      skills: skills.filter(({ skill }) => skill !== 'sql'),
      experienceMonths: 12,
      country: 'DE',
    }),
  ]
  const asked = someCriteria({
    titleSlug: 'backend-developer',
    mustHave: ['java', 'sql', 'spring'].map((slug) => mustHave(slug)),
    years: { min: 6, max: null },
    constraints: { ...noConstraints, countries: ['DE'], required: { country: false } },
  })
  const pool = buildPool(candidates, { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY })
  const { matches } = rank(pool, asked, { now: NOW, limit: 3 })
  const ofCountry = matches.map(({ candidateId, contributions }) => [
    candidateId,
    contributions.find(({ feature }) => feature === 'country')?.points,
  ])
  const full = defaultModel.shapes.order?.preference
  expect(ofCountry.slice(0, 2)).toEqual([
    ['there', full],
    ['vetted', 0],
  ])
  expect(ofCountry[2]?.[1]).toBeLessThan(full ?? 0)
})

test('a language that is a plus adds points and costs none; a model from before takes as many as for a preferred one', () => {
  const skills = [held('kafka')]
  const profiles = [
    aCandidate('speaks', { skills, languages: [{ code: 'de', level: 'B2' }] }),
    aCandidate('other', { skills, languages: [{ code: 'en', level: 'C1' }] }),
    aCandidate('silent', { skills }),
  ]
  const { order } = defaultModel.shapes
  const { plusLanguage: _, ...earlier } = { plusLanguage: 0, ...order, preferencesEarned: false }
  const modelOf = (shape: object) => ({ ...defaultModel, shapes: { ...defaultModel.shapes, order: shape } }) as Model
  const languagesBy = (model: Model, plus: boolean) => {
    const languages = [{ code: 'de', level: null, required: false, ...(plus && { plus }) }]
    const asked = someCriteria({ mustHave: [mustHave('kafka')], constraints: { ...noConstraints, languages } })
    const pool = buildPool(profiles, { taxonomy: smallTaxonomy, model, asOfDay: TODAY })
    const { matches } = rank(pool, asked, { now: NOW, limit: 3, model })
    const lines = matches.map(({ candidateId, contributions }) => {
      const { label, points } = contributions.find(({ feature }) => feature === 'language') ?? { label: '', points: 0 }
      return [candidateId, { label, points }] as const
    })
    return Object.fromEntries(lines)
  }
  const plus = languagesBy(defaultModel, true)
  expect(plus['other']).toEqual({ label: 'de, a plus', points: 0 })
  expect(plus['silent']?.points).toBe(0)
  expect(languagesBy(defaultModel, false)['other']).toEqual({ label: 'de, preferred', points: 0 })
  const preferred = languagesBy(modelOf({ ...order, preferencesEarned: false }), false)
  expect(preferred['other']).toEqual({ label: 'de, preferred', points: -100 })
  expect(plus['speaks']?.points).toBeGreaterThan(2 * (preferred['speaks']?.points ?? 0))
  const before = modelOf(earlier)
  expect(languagesBy(before, true)).toEqual(languagesBy(before, false))
})

test('all countries of the EU go by one name in the explanation, and others beside it; not in searches from before', () => {
  const country = (code: string, eu: boolean) => {
    return {
      code,
      name: code,
      aliases: [],
      currency: 'EUR',
      timezones: ['Europe/Berlin'],
      flags: { eu, eea: eu || code === 'NO' },
    }
  }
  const countries = [
    ...['DE', 'FR', 'PT'].map((code) => country(code, true)),
    country('NO', false),
    country('GB', false),
  ]
  const taxonomy = compileTaxonomy({ ...smallSource, countries })
  const labelFor = (asked: readonly string[], model: Model = defaultModel) => {
    const constraints = { ...noConstraints, countries: [...asked], required: { country: false } }
    const pool = buildPool([aCandidate('one', { skills: [held('kafka')], country: 'PT' })], {
      taxonomy,
      model,
      asOfDay: TODAY,
    })
    const { matches } = rank(pool, someCriteria({ mustHave: [mustHave('kafka')], constraints }), {
      now: NOW,
      limit: 1,
      model,
    })
    return matches[0]?.contributions.find(({ feature }) => feature === 'country')?.label
  }
  expect(labelFor(['DE', 'FR', 'PT'])).toBe('Country: the EU preferred')
  expect(labelFor(['GB', 'DE', 'FR', 'PT'])).toBe('Country: the EU or GB preferred')
  expect(labelFor(['DE', 'FR', 'PT', 'NO'])).toBe('Country: the EEA preferred')
  expect(labelFor(['DE', 'PT'])).toBe('Country: DE or PT preferred')
  const { order } = defaultModel.shapes
  const { typicalAsTold: _, ...earlier } = { typicalAsTold: true, ...order }
  const before = { ...defaultModel, shapes: { ...defaultModel.shapes, order: earlier } } as Model
  expect(labelFor(['DE', 'FR', 'PT'], before)).toBe('Country: DE or FR or PT preferred')
})
