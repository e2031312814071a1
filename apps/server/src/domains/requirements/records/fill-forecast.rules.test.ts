import { forecastStages } from '@assay/contracts/requirements'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forecastFill, MIN_HIRED, MIN_SETTLED, type StageHistory } from './fill-forecast.rules.ts'

const [SHORTLISTED] = forecastStages
const history = (...rows: readonly [StageHistory['stage'], number, number, number | null][]): StageHistory[] =>
  rows.map(([stage, settled, hired, medianDays]) => ({ stage, settled, hired, medianDays }))

const USUAL = history(
  ['shortlisted', 100, 10, 40],
  ['contactRequested', 60, 10, 35],
  ['contactReleased', 40, 10, 28],
  ['interviewing', 25, 10, 20],
  ['decision', 14, 10, 9],
  ['offer', 4, 4, 3],
)

test('too few finished candidates give no forecast, and the result says how many there are', () => {
  const few = history(['shortlisted', MIN_SETTLED - 1, MIN_HIRED, 40])
  const fewHires = history(['shortlisted', MIN_SETTLED, MIN_HIRED - 1, 40])

  for (const [known, settled, hired] of [
    [few, 19, 5],
    [fewHires, 20, 4],
    [[], 0, 0],
  ] as const)
    expect(forecastFill({ seats: 1, hired: 0, stages: { offer: 3 }, history: known })).toEqual({
      isEnough: false,
      settled,
      hired,
      freeSeats: 1,
      expectedHundredths: 0,
      lines: [],
      chancePercent: null,
      days: null,
      peopleMissing: null,
    })
})

test('each stage has its own rate, and the lines add up', () => {
  const found = forecastFill({ seats: 1, hired: 0, stages: { shortlisted: 4, interviewing: 2 }, history: USUAL })

  expect(found?.lines.map(({ expectedHundredths }) => expectedHundredths)).toEqual([40, 0, 0, 80, 0, 0])
  // 1 - 0.9^4 x 0.6^2
  expect(found).toMatchObject({ expectedHundredths: 120, chancePercent: 76, days: 40, peopleMissing: 0 })
})

test('a stage with few samples borrows the rate of the one before it', () => {
  const found = forecastFill({ seats: 1, hired: 0, stages: { offer: 1 }, history: USUAL })
  const offer = found?.lines.at(-1)

  expect(offer).toMatchObject({ isBorrowed: true, settled: 14, hired: 10, medianDays: 9, expectedHundredths: 71 })
  expect(found).toMatchObject({ chancePercent: 71, days: null, peopleMissing: 3 })
})

test('an empty shortlist has no chance, and the forecast says how many candidates it needs', () => {
  expect(forecastFill({ seats: 2, hired: 0, stages: { rejected: 9 }, history: USUAL })).toMatchObject({
    expectedHundredths: 0,
    chancePercent: 0,
    days: null,
    peopleMissing: 20,
  })
})

test('without a free seat there is no forecast', () => {
  expect(forecastFill({ seats: 1, hired: 1, stages: { offer: 1 }, history: USUAL })).toBeNull()
})

const people = fc.record(Object.fromEntries(forecastStages.map((stage) => [stage, fc.nat({ max: 6 })])))
/** Candidates who reached a stage reached those before it; hired ones reached all of them. */
const anyHistory = fc
  .tuple(
    fc.integer({ min: 5, max: 40 }),
    fc.array(fc.nat({ max: 60 }), { minLength: 6, maxLength: 6 }),
    fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 6, maxLength: 6 }),
  )
  .map(([hired, more, days]) => {
    const counts = more.toSorted((one, other) => other - one)
    const falling = days.toSorted((one, other) => other - one)
    return forecastStages.map((stage, at) => ({
      stage,
      hired,
      medianDays: falling[at] ?? 0,
      settled: hired + (counts[at] ?? 0) + (stage === SHORTLISTED ? MIN_SETTLED : 0),
    }))
  })
const fixture = fc.record({ seats: fc.integer({ min: 1, max: 5 }), stages: people, history: anyHistory })

test('one more candidate never lowers the expectation, one more seat never raises the chance', () => {
  fc.assert(
    fc.property(fixture, fc.constantFrom(...forecastStages), ({ seats, stages, history: known }, stage) => {
      const ask = (more: Partial<{ seats: number; stages: Record<string, number> }> = {}) => {
        const found = forecastFill({ seats, hired: 0, stages, history: known, ...more })
        if (found === null) throw new Error('A seat is free.')
        return found
      }
      const [now, withOne, withSeat] = [
        ask(),
        ask({ stages: { ...stages, [stage]: (stages[stage] ?? 0) + 1 } }),
        ask({ seats: seats + 1 }),
      ]
      expect(withOne.expectedHundredths).toBeGreaterThanOrEqual(now.expectedHundredths)
      expect(withOne.chancePercent).toBeGreaterThanOrEqual(now.chancePercent ?? 0)
      expect(withSeat.chancePercent).toBeLessThanOrEqual(now.chancePercent ?? 0)
      expect(now.lines.reduce((sum, line) => sum + line.expectedHundredths, 0)).toBe(now.expectedHundredths)
      expect(now.days === null).toBe(now.expectedHundredths < seats * 100)
      expect(now.peopleMissing === 0).toBe(now.expectedHundredths >= seats * 100)
    }),
  )
})

test('the chance equals the sum over all possible outcomes', () => {
  const few = fc.record(Object.fromEntries(forecastStages.map((stage) => [stage, fc.nat({ max: 2 })])))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), few, anyHistory, (seats, stages, known) => {
      const found = forecastFill({ seats, hired: 0, stages, history: known })
      const rates = (found?.lines ?? []).flatMap(({ people: there, hired, settled }) =>
        Array.from({ length: there }, () => hired / settled),
      )
      let chance = 0
      for (let way = 0; way < 2 ** rates.length; way += 1) {
        const isHired = rates.map((_, at) => ((way >> at) & 1) === 1)
        const likely = rates.reduce((product, rate, at) => product * (isHired[at] ? rate : 1 - rate), 1)
        if (isHired.filter(Boolean).length >= seats) chance += likely
      }
      expect(Math.abs((found?.chancePercent ?? 0) - chance * 100)).toBeLessThan(1.001)
    }),
  )
})
