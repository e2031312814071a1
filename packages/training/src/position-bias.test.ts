import { expect, test } from 'vitest'
import { funnelSet, MIN_SEARCHES, ownShare, type ShownRow } from './funnel.ts'
import { estimatePositionBias, lookWeight, MAX_WEIGHT, propensityAt } from './position-bias.ts'
import { seededRandom } from './seeded-random.ts'

/**
 * Candidates of every quality, each shown at two ranks; impressions follow quality and rank, as in a position-based
 * click model.
 */
function looksWith(exponent: number, people: number) {
  const random = seededRandom(11)
  return Array.from({ length: people }, () => {
    const [place, otherPlace] = [1 + Math.floor(random() * 25), 1 + Math.floor(random() * 25)]
    const worth = random()
    const isLookedAt = (at: number) => random() < worth * at ** -exponent
    return [
      ...(isLookedAt(place) ? [{ place, otherPlace }] : []),
      ...(isLookedAt(otherPlace) ? [{ place: otherPlace, otherPlace: place }] : []),
    ]
  }).flat()
}

test.each([0, 0.5, 1, 1.5])('a bias of %s is recovered from impressions that were generated with it', (exponent) => {
  const found = estimatePositionBias(looksWith(exponent, 20_000))
  expect(found.exponent).toBeCloseTo(exponent, 0.9)
  expect(found.low - 0.05).toBeLessThanOrEqual(exponent)
  expect(found.high + 0.05).toBeGreaterThanOrEqual(exponent)
})

test('without data the estimate is the published prior with a wide interval', () => {
  const { exponent, low, high, looks } = estimatePositionBias([])
  expect([exponent, looks]).toEqual([1, 0])
  expect(high - low).toBeGreaterThan(1.5)
})

test('a lower-ranked impression counts more, up to the clipping limit', () => {
  const bias = { exponent: 1 }
  expect([lookWeight(bias, 1), lookWeight(bias, 4), lookWeight(bias, 25)]).toEqual([1, 4, MAX_WEIGHT])
  expect(propensityAt(bias, 4)).toBe(0.25)
})

test('impressions and shortlistings are weighted by rank, later steps are not, and a rejection counts twice', () => {
  const row = (place: number, grade: number, isRefused = false): ShownRow => ({ place, grade, isRefused, values: [0] })
  const searches = [
    [row(1, 0), row(4, 1), row(5, 2)],
    [row(2, 4), row(3, 0, true)],
  ]
  const bias = { exponent: 1, low: 1, high: 1, looks: 0 }
  const set = funnelSet(searches, bias)
  expect([...(set.rowWeights?.asBetter ?? [])]).toEqual([1, 4, 5, 1, 1])
  expect([...(set.rowWeights?.asWorse ?? [])]).toEqual([1, 1, 1, 1, 2])
  expect([...set.groupStarts]).toEqual([0, 3, 5])
  expect([...(funnelSet(searches, null).rowWeights?.asBetter ?? [])]).toEqual([1, 1, 1, 1, 1])
})

test('a company has no correction of its own below thirty searches, and a gradual one above', () => {
  expect([0, MIN_SEARCHES - 1].map(ownShare)).toEqual([0, 0])
  expect([30, 90, 270].map(ownShare)).toEqual([0.5, 0.75, 0.9])
})
