// Exact words: the caller passes in the candidates whose texts contain them.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPool } from './inverted-index/pool.ts'
import { defaultModel } from './model/default-model.ts'
import { count, explain, rank } from './rank.ts'
import { criteriaArbitrary, poolArbitrary } from './testing/arbitraries.ts'
import { aCandidate, held, NOW, smallTaxonomy, someCriteria, TODAY } from './testing/fixtures.ts'

const wordMatchesArbitrary = fc.array(
  fc.record({ words: fc.constantFrom('kestrel', 'dark fibre', 'e-ink'), holders: fc.array(fc.nat(40)) }),
  { minLength: 1, maxLength: 3 },
)

test('only candidates with some of the words match, the list descends, and the lines add up', () => {
  fc.assert(
    fc.property(poolArbitrary, criteriaArbitrary, wordMatchesArbitrary, (profiles, asked, chosen) => {
      const pool = buildPool(profiles, { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY })
      const said = chosen.map(({ words, holders }) => ({
        words,
        ids: [...new Set(holders.flatMap((place) => profiles[place]?.id ?? []))],
      }))
      if (said.every(({ ids }) => ids.length === 0)) return
      const options = { now: NOW, said, withoutClaims: true }
      const criteria = { ...asked, mustHaveMode: 'prefer' as const }
      const { matches, matchedCount } = rank(pool, criteria, { ...options, limit: 100, facets: true })

      expect(count(pool, criteria, options).matchedCount).toBe(matchedCount)
      expect(matches).toHaveLength(matchedCount)
      const scores = matches.map(({ score }) => score)
      expect(scores).toEqual(scores.toSorted((left, right) => right - left))
      for (const match of matches) {
        expect(match.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(match.score)
        expect(said.some(({ ids }) => ids.includes(match.candidateId))).toBe(true)
        expect(match.low).toBeLessThanOrEqual(match.score)
        expect(explain(pool, criteria, match.candidateId, options)).toEqual(match)
      }
      const isLimited = Object.values(criteria.constraints).some((limit) => limit !== null)
      if (!isLimited) expect(matchedCount).toBe(new Set(said.flatMap(({ ids }) => ids)).size)
    }),
  )
})

test('list entries found verbatim add a little, within the cap on lists, and no further candidate matches', () => {
  fc.assert(
    fc.property(poolArbitrary, criteriaArbitrary, wordMatchesArbitrary, (profiles, criteria, chosen) => {
      const pool = buildPool(profiles, { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY })
      const said = chosen.map(({ words, holders }) => ({
        words,
        ids: [...new Set(holders.flatMap((place) => profiles[place]?.id ?? []))],
        isPreferred: true,
      }))
      const options = { now: NOW, withoutClaims: true, limit: 100, facets: true as const }
      const plain = rank(pool, criteria, options)
      const { matches, matchedCount } = rank(pool, criteria, { ...options, said })

      expect(matchedCount).toBe(plain.matchedCount)
      for (const match of matches) {
        expect(match.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(match.score)
        expect(match.low).toBeLessThanOrEqual(match.score)
        expect(explain(pool, criteria, match.candidateId, { now: NOW, said, withoutClaims: true })).toEqual(match)
        const line = match.contributions.find(({ label }) => label === 'The list as it is written')
        const most = Math.min(defaultModel.keywords?.asWritten ?? 0, defaultModel.shapes.order?.listedCap ?? 0)
        expect(line?.points ?? 0).toBeLessThanOrEqual(most)
      }
      const idsOf = (some: typeof matches) => some.map(({ candidateId }) => candidateId).sort()
      expect(idsOf(matches)).toEqual(idsOf(plain.matches))
    }),
  )
})

const textArbitrary = fc
  .record({
    holders: fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 8 }),
    shares: fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 8, maxLength: 8 }),
    ones: fc.nat(2),
  })
  .map(({ shares, ...rest }) => ({ ...rest, shares: shares.sort((left, right) => right - left) }))

test('words of a text find candidates with them, one with nearly all comes first, and the lines add up', () => {
  fc.assert(
    fc.property(poolArbitrary, criteriaArbitrary, textArbitrary, (profiles, asked, drawn) => {
      const pool = buildPool(profiles, { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY })
      const criteria = { ...asked, mustHaveMode: 'prefer' as const }
      const ids = [...new Set(drawn.holders.flatMap((place) => profiles[place]?.id ?? []))]
      if (ids.length === 0) return
      const ones = Math.min(drawn.ones, ids.length)
      const masks = ids.map(() => 'a')
      const text = {
        words: ['kestrel', 'fibre', 'e-ink'],
        masks,
        shares: drawn.shares,
        ones,
      }
      const options = { now: NOW, withoutClaims: true, limit: 100, facets: true as const }
      const said = [{ words: 'kestrel fibre e-ink', ids, text }]
      const { matches, matchedCount } = rank(pool, criteria, { ...options, said })

      expect(count(pool, criteria, { now: NOW, said }).matchedCount).toBe(matchedCount)
      const scores = matches.map(({ score }) => score)
      expect(scores).toEqual(scores.toSorted((left, right) => right - left))
      const places = matches.map(({ candidateId }) => ids.slice(0, ones).includes(candidateId))
      expect(places).toEqual(places.toSorted((left, right) => Number(right) - Number(left)))
      for (const match of matches) {
        expect(match.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(match.score)
        expect(match.low).toBeLessThanOrEqual(match.score)
        expect(explain(pool, criteria, match.candidateId, { now: NOW, said, withoutClaims: true })).toEqual(match)
        expect(ids).toContain(match.candidateId)
        const line = match.contributions.find(({ label }) => label === 'Words of the text')
        expect(line?.value).toContain('“kestrel” and “e-ink”')
      }
    }),
  )
})

test('several exact words bring as many points as their share says, in the line of exact words', () => {
  const people = ['ada', 'bob', 'cem'].map((id) => aCandidate(id, { skills: [held('java')] }))
  const pool = buildPool(people, { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY })
  const text = {
    words: ['kestrel', 'dark fibre', 'e-ink'],
    masks: ['c', '8'],
    shares: [1000, 400],
    ones: 0,
    areExact: true,
  }
  const said = [{ words: 'kestrel dark fibre e-ink', ids: ['bob', 'ada'], text }]
  const { matches } = rank(pool, someCriteria(), { now: NOW, limit: 5, said })
  const lines = matches.map(({ candidateId, contributions }) => {
    const line = contributions.find(({ feature }) => feature === 'exactWords')
    return [candidateId, line?.label, line?.value, line?.points]
  })
  expect(lines).toEqual([
    ['bob', 'Exact words', 'says “kestrel” and “dark fibre”; not “e-ink”', 3000],
    ['ada', 'Exact words', 'says “kestrel”; not “dark fibre” and “e-ink”', 1200],
  ])
})
