import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildPool } from './inverted-index/pool.ts'
import { defaultModel } from './model/default-model.ts'
import type { Model } from './model/model.ts'
import { noUncertainty } from './model/uncertainty.ts'
import { rank } from './rank.ts'
import { correctedModelArbitrary, criteriaArbitrary, drawnArbitrary, poolArbitrary } from './testing/arbitraries.ts'
import { aCandidate, held, mustHave, NOW, smallTaxonomy, someCriteria, TODAY } from './testing/fixtures.ts'

/** With one requested skill nearly all points are its own, and so is the uncertainty. */
const uncertain: Model = {
  ...defaultModel,
  uncertainty: { ...noUncertainty, spread: { ...noUncertainty.spread, skills: 0.02 } },
}
const criteria = someCriteria({ mustHave: [mustHave('kafka')] })
const years = (id: string, count: number) => aCandidate(id, { skills: [held('kafka', { years: count })] })
const poolOf = (people: ReturnType<typeof aCandidate>[]) =>
  buildPool(people, { taxonomy: smallTaxonomy, model: uncertain, asOfDay: TODAY })

test('a filter keeps the order of the matches that pass', () => {
  const holds = (
    profiles: ReturnType<typeof aCandidate>[],
    asked: typeof criteria,
    model: Model,
    { seniority, tieSeed, offset }: { seniority: string[]; tieSeed: number; offset: number },
  ) => {
    const options = { model, now: NOW, tieSeed }
    const filters = { seniority }
    const pool = poolOf(profiles)
    const among = new Map(
      rank(pool, asked, { ...options, limit: 100 }).matches.map((match) => [match.candidateId, match]),
    )
    const filtered = rank(pool, asked, { ...options, filters, limit: 100 }).matches
    const before = filtered.map(({ candidateId }) => among.get(candidateId)?.rank ?? 0)
    expect(before).toEqual(before.toSorted((left, right) => left - right))
    for (const { candidateId, tieGroup } of filtered) expect(tieGroup).toBe(among.get(candidateId)?.tieGroup)
    const page = rank(pool, asked, { ...options, filters, limit: 2, offset }).matches
    expect(page.map((match) => match.candidateId)).toEqual(
      filtered.slice(offset, offset + 2).map((match) => match.candidateId),
    )
  }
  const filterArbitrary = fc.record({
    seniority: fc.subarray(['none', 'junior', 'mid', 'senior', 'lead'], { minLength: 1 }),
    tieSeed: fc.nat(),
    offset: fc.nat({ max: 6 }),
  })
  fc.assert(fc.property(poolArbitrary, criteriaArbitrary, correctedModelArbitrary, filterArbitrary, holds))
})

describe('a tie group', () => {
  test('reaches from its highest score as far as the margin, and no further', () => {
    const holds = (
      profiles: ReturnType<typeof aCandidate>[],
      asked: typeof criteria,
      model: Model,
      drawn: { tieSeed?: number },
    ) => {
      const { matches } = rank(poolOf(profiles), asked, { model, limit: 100, now: NOW, ...drawn })
      const groups = Map.groupBy(matches, ({ tieGroup }) => tieGroup)
      const spans = [...groups.values()].map((group) => group.map(({ score }) => score))
      for (const [place, scores] of spans.entries()) {
        const next = Math.max(...(spans[place + 1] ?? [Number.NEGATIVE_INFINITY]))
        expect(Math.min(...scores)).toBeGreaterThan(next)
      }
      for (const { rank: place, rankLow, rankHigh, tieGroup } of matches) {
        const ranks = groups.get(tieGroup)?.map((match) => match.rank) ?? []
        expect(place).toBeGreaterThanOrEqual(rankLow)
        expect(place).toBeLessThanOrEqual(rankHigh)
        expect(Math.min(...ranks)).toBeGreaterThanOrEqual(rankLow)
        expect(Math.max(...ranks)).toBeLessThanOrEqual(rankHigh)
      }
    }
    fc.assert(fc.property(poolArbitrary, criteriaArbitrary, correctedModelArbitrary, drawnArbitrary, holds))
  })

  test('gives each of its ranks to each member equally often over a thousand views', () => {
    const people = ['ada', 'bob', 'cid', 'dee', 'eve', 'fay'].map((id) => years(id, 3))
    const pool = poolOf([...people, aCandidate('hal', { skills: [held('rabbitmq')] })])
    const views = 1000
    const seen = new Map<string, number[]>()
    for (let tieSeed = 1; tieSeed <= views; tieSeed++) {
      const { matches } = rank(pool, criteria, { now: NOW, limit: 6, tieSeed, model: uncertain })
      for (const { candidateId, rank: place } of matches) {
        const counts = seen.get(candidateId) ?? [0, 0, 0, 0, 0, 0]
        counts[place - 1] = (counts[place - 1] ?? 0) + 1
        seen.set(candidateId, counts)
      }
    }
    expect([...seen.keys()].sort()).toEqual(people.map(({ id }) => id))
    const expected = views / people.length
    // Chi-squared with five degrees of freedom exceeds 20.5 once in a thousand times.
    for (const counts of seen.values()) {
      expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(20.5)
    }
  })

  test('is drawn in the same way for the same seed, and ordered by score without one', () => {
    const pool = poolOf([1, 2, 3, 4, 5, 6].map((count) => years(`p${count}`, count)))
    const order = (options: { tieSeed?: number }) =>
      rank(pool, criteria, { now: NOW, limit: 9, model: uncertain, ...options }).matches.map(
        (match) => match.candidateId,
      )
    expect(order({ tieSeed: 5 })).toEqual(order({ tieSeed: 5 }))
    expect(order({})).toEqual(['p6', 'p5', 'p4', 'p3', 'p2', 'p1'])
    expect(new Set([1, 2, 3, 4, 5].map((tieSeed) => order({ tieSeed }).join())).size).toBeGreaterThan(1)
  })
})
