import { expect, test } from 'vitest'
import { holdContest } from './contest.ts'
import { keepClickLog, SHOWN, TRUE_EXPONENT } from './employer.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test.each([
  { impressions: 1_000, seeds: 16 },
  { impressions: 10_000, seeds: 3 },
])(
  'after $impressions impressions the corrected learner approximates the true preference best',
  ({ impressions, seeds }) => {
    const outcomes = Array.from({ length: seeds }, (_, seed) => holdContest(impressions, seed + 1, 60))
    const [nothingSeen, uncorrected, corrected] = [
      mean(outcomes.map((outcome) => outcome.nothingSeen)),
      mean(outcomes.map((outcome) => outcome.uncorrected)),
      mean(outcomes.map((outcome) => outcome.corrected)),
    ]
    expect(corrected).toBeGreaterThan(uncorrected)
    expect(uncorrected).toBeGreaterThan(nothingSeen)
  },
)

test('the simulated position bias is recovered from the clicks', () => {
  const { bias } = holdContest(10_000, 1, 1)
  expect(bias.low).toBeLessThan(TRUE_EXPONENT)
  expect(bias.high).toBeGreaterThan(TRUE_EXPONENT)
  expect(bias.looks).toBeGreaterThan(300)
})

test('a seed always gives the same log, with the requested number of impressions', () => {
  const log = keepClickLog(1_000, 7)
  expect(keepClickLog(1_000, 7)).toEqual(log)
  expect(keepClickLog(1_000, 8)).not.toEqual(log)
  expect(log.searches.flat()).toHaveLength(1_000)
  expect(Math.max(...log.searches.flat().map(({ place }) => place))).toBe(SHOWN)
})
