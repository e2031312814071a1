import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CandidateProfile } from './candidate/candidate-profile.ts'
import { applyChange, mergeDelta } from './inverted-index/apply-change.ts'
import { buildPool, poolHash } from './inverted-index/pool.ts'
import { loadSnapshot, snapshot } from './inverted-index/snapshot.ts'
import { defaultModel } from './model/default-model.ts'
import { count, explain, rank } from './rank.ts'
import {
  correctedModelArbitrary,
  criteriaArbitrary,
  filtersArbitrary,
  poolArbitrary,
  profileArbitrary,
} from './testing/arbitraries.ts'
import { checkCase, type FuzzCase, flatModel, fuzzCaseArbitrary } from './testing/check-case.ts'
import { NOW, smallTaxonomy, TODAY } from './testing/fixtures.ts'

const options = { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY }

const poolOf = (profiles: readonly CandidateProfile[], more: { sharedFrom?: number } = {}) =>
  buildPool(profiles, { ...options, ...more })
/** Blocks that the kernel reads in place, or that are copied first. */
const placeArbitrary = fc.constantFrom({ sharedFrom: 0 }, {}, {})

const modelArbitrary = fc.oneof(fc.constantFrom(defaultModel, flatModel), correctedModelArbitrary)

describe('a ranking equals that of the reference implementation', () => {
  // `npm run fuzz -- 10000` tries more cases, on other threads as well.
  test('in ranks, ties, bands, facets and waterfall, however the index was built', () => {
    const isRight = (fuzzCase: FuzzCase) => {
      expect(checkCase(fuzzCase)).toEqual([])
    }
    fc.assert(fc.property(fuzzCaseArbitrary, isRight))
  })

  test('in the ranks without claims', () => {
    fc.assert(
      fc.property(
        poolArbitrary,
        criteriaArbitrary,
        filtersArbitrary,
        modelArbitrary,
        (profiles, criteria, filters, model) => {
          const ranking = rank(poolOf(profiles), criteria, {
            model,
            limit: 100,
            now: NOW,
            filters,
            withoutClaims: true,
          })
          const proven = profiles.map((profile) => {
            const isProven = (slug: string) =>
              profile.skills.some(({ skill, evidence }) => skill === slug && evidence !== 'claimed')
            return { ...profile, keywords: [], skills: profile.skills.filter(({ skill }) => isProven(skill)) }
          })
          // Without conditions every candidate with a keyword still matches.
          const everybody = { ...criteria, unwantedSkills: [], mustHaveMode: 'prefer' as const }
          const asked = rank(poolOf(profiles), everybody, { model, limit: 100, now: NOW, withoutClaims: true })
          for (const { low, rankWithoutClaims } of ranking.matches) {
            expect(rankWithoutClaims).toBe(1 + ranking.matches.filter((other) => other.low > low).length)
          }
          for (const { candidateId, low } of asked.matches) {
            const alone = poolOf(proven.filter(({ id }) => id === candidateId).slice(-1))
            const match = explain(alone, everybody, candidateId, { model, now: NOW })
            if (match !== null) expect(match.score).toBe(low)
          }
          for (const { candidateId, rankWithoutClaims } of ranking.matches.slice(0, 3)) {
            const options = { model, now: NOW, filters, withoutClaims: true }
            expect(explain(poolOf(profiles), criteria, candidateId, options)?.rankWithoutClaims).toBe(rankWithoutClaims)
          }
        },
      ),
    )
  })

  test('for every window of it', () => {
    const window = fc.record({ offset: fc.integer({ min: 0, max: 20 }), limit: fc.integer({ min: 0, max: 20 }) })
    fc.assert(
      fc.property(
        poolArbitrary,
        criteriaArbitrary,
        window,
        modelArbitrary,
        (profiles, criteria, { offset, limit }, model) => {
          const asked = { model, now: NOW, tieSeed: 7 }
          const part = rank(poolOf(profiles), criteria, { ...asked, limit, offset })
          const whole = rank(poolOf(profiles), criteria, { ...asked, limit: 100 })
          expect(part.matches).toEqual(whole.matches.slice(offset, offset + limit))
        },
      ),
    )
  })

  test('for one candidate alone, and for the numbers alone', () => {
    fc.assert(
      fc.property(poolArbitrary, criteriaArbitrary, modelArbitrary, (profiles, criteria, model) => {
        const pool = poolOf(profiles)
        const asked = { model, now: NOW, tieSeed: 7 }
        const { matches, matchedCount, waterfall, poolSize } = rank(pool, criteria, { ...asked, limit: 100 })
        for (const { id } of profiles) {
          const found = matches.find(({ candidateId }) => candidateId === id)
          expect(explain(pool, criteria, id, asked)).toEqual(found ?? null)
        }
        expect(count(pool, criteria, asked)).toEqual({ poolSize, matchedCount, waterfall })
      }),
    )
  })
})

describe('only the content decides', () => {
  test('not the order of candidates, nor the state of the delta', () => {
    const parts = fc.tuple(
      poolArbitrary,
      poolArbitrary,
      fc.array(profileArbitrary, { maxLength: 10 }),
      criteriaArbitrary,
    )
    fc.assert(
      fc.property(parts, placeArbitrary, ([first, second, gone, criteria], place) => {
        const removed = new Set(gone.map(({ id }) => id))
        const final = new Map([...first.filter(({ id }) => !removed.has(id)), ...second].map((one) => [one.id, one]))
        const built = poolOf([...final.values()].reverse())
        const changed = poolOf(first, place)
        applyChange(changed, { remove: [...removed] })
        for (const profile of second) applyChange(changed, { upsert: [profile] })
        const expected = rank(built, criteria, { limit: 100, now: NOW, facets: true })

        expect(rank(changed, criteria, { limit: 100, now: NOW, facets: true })).toEqual(expected)
        expect(poolHash(changed)).toBe(poolHash(built))
        mergeDelta(changed)
        expect(rank(changed, criteria, { limit: 100, now: NOW, facets: true })).toEqual(expected)
        expect(poolHash(changed)).toBe(poolHash(built))
        expect(rank(loadSnapshot(snapshot(changed)), criteria, { limit: 100, now: NOW, facets: true })).toEqual(
          expected,
        )
      }),
    )
  })
})

describe('an explanation adds up', () => {
  test('to the score, whatever the weights', () => {
    const weights = fc.record(
      {
        title: fc.integer({ min: 0, max: 900 }),
        skills: fc.integer({ min: 0, max: 900 }),
        mustHave: fc.double({ min: 0, max: 5, noNaN: true }),
        unwantedSkill: fc.integer({ min: 0, max: 300 }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(poolArbitrary, criteriaArbitrary, weights, (profiles, criteria, changed) => {
        const { matches } = rank(poolOf(profiles), criteria, { limit: 100, now: NOW, weights: changed })
        let last = Number.POSITIVE_INFINITY
        for (const { contributions, score, low, high } of matches) {
          expect(contributions.reduce((sum, { points }) => sum + points, 0)).toBe(score)
          expect(contributions.every(({ points }) => Number.isInteger(points))).toBe(true)
          expect(score).toBeLessThanOrEqual(last)
          expect(low).toBeLessThanOrEqual(score)
          expect(high).toBeGreaterThanOrEqual(score)
          last = score
        }
      }),
    )
  })
})
