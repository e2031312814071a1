import { expect, test } from 'vitest'
import { holdContest } from './contest.ts'
import { keepClickLog, SHOWN, TRUE_EXPONENT } from './employer.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test.each([
  { impressions: 1_000, seeds: 16 },
  { impressions: 10_000, seeds: 3 },
])('after $impressions impressions the corrected learner knows the true taste best', ({ impressions, seeds }) => {
  const outcomes = Array.from({ length: seeds }, (_, seed) => holdContest(impressions, seed + 1, 60))
  const [nothingSeen, uncorrected, corrected] = [
    mean(outcomes.map((outcome) => outcome.nothingSeen)),
    mean(outcomes.map((outcome) => outcome.uncorrected)),
    mean(outcomes.map((outcome) => outcome.corrected)),
  ]
  expect(corrected).toBeGreaterThan(uncorrected)
  expect(uncorrected).toBeGreaterThan(nothingSeen)
})

test('the bias that was put into the clicks is found in them', () => {
  const { bias } = holdContest(10_000, 1, 1)
  expect(bias.low).toBeLessThan(TRUE_EXPONENT)
  expect(bias.high).toBeGreaterThan(TRUE_EXPONENT)
  expect(bias.looks).toBeGreaterThan(300)
})

test('one seed gives the same log for ever, and a log has the impressions that were asked for', () => {
  const log = keepClickLog(1_000, 7)
  expect(keepClickLog(1_000, 7)).toEqual(log)
  expect(keepClickLog(1_000, 8)).not.toEqual(log)
  expect(log.searches.flat()).toHaveLength(1_000)
  expect(Math.max(...log.searches.flat().map(({ place }) => place))).toBe(SHOWN)
})
