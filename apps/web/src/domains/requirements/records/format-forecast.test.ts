import { expect, test } from 'vitest'
import { type Forecast, formatForecast, formatOutlook, formatSmallNumber } from './format-forecast.ts'

const FORECAST: Forecast = {
  isEnough: true,
  settled: 120,
  hired: 14,
  minSettled: 20,
  minHired: 5,
  freeSeats: 1,
  expectedHires: 1.4,
  chancePercent: 76,
  days: 40,
  peopleMissing: 0,
  lines: [],
}

test('a seat likely to be filled shows the probability and the date', () => {
  expect(formatOutlook(FORECAST)).toBe(
    'Likelihood of filling this seat with current candidates: 76\u00a0%, in about 40 days.',
  )
  expect(formatForecast(FORECAST)).toBe('76\u00a0% likely · ~40 days')
})

test('seats unlikely to be filled show how many candidates they would need', () => {
  const short = { ...FORECAST, freeSeats: 3, chancePercent: 4, days: null, peopleMissing: 12 }

  expect(formatOutlook(short)).toBe(
    'Likelihood of filling all 3 open seats with current candidates: 4\u00a0%. You need about 12 more candidates on the shortlist.',
  )
  expect(formatForecast(short)).toBe('4\u00a0% likely · 12 candidates short')
})

test('insufficient history is shown with its numbers, and no forecast is empty', () => {
  const few = {
    ...FORECAST,
    isEnough: false,
    settled: 8,
    hired: 1,
    chancePercent: null,
    days: null,
    peopleMissing: null,
  }

  expect(formatSmallNumber(few)).toBe(
    'Not enough history. A forecast needs 20 completed candidates with 5 hires. So far: 8 with 1 hire.',
  )
  expect([formatForecast(few), formatForecast(null)]).toEqual(['Not enough history', null])
})
