import { expect, test } from 'vitest'
import { type Forecast, forecastInShort, formatOutlook, formatSmallNumber } from './forecast-words.ts'

const FORECAST: Forecast = {
  isEnough: true,
  settled: 120,
  hired: 14,
  leastSettled: 20,
  leastHired: 5,
  freeSeats: 1,
  expectedHires: 1.4,
  chancePercent: 76,
  days: 40,
  peopleMissing: 0,
  lines: [],
}

test('a seat that fills says how likely and when', () => {
  expect(formatOutlook(FORECAST)).toBe(
    'Those who are there fill the free seat with a chance of 76 in 100, in about 40 days.',
  )
  expect(forecastInShort(FORECAST)).toBe('76 in 100 · about 40 days')
})

test('seats that do not fill say how many people it would take', () => {
  const short = { ...FORECAST, freeSeats: 3, chancePercent: 4, days: null, peopleMissing: 12 }

  expect(formatOutlook(short)).toBe(
    'Those who are there fill all 3 free seats with a chance of 4 in 100. By the same figures it would take about 12 more people on the shortlist.',
  )
  expect(forecastInShort(short)).toBe('4 in 100 · 12 people short')
})

test('too little history is said with its numbers, and nothing to forecast is nothing', () => {
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
    'Not enough history: a forecast needs 20 candidates of your company for whom it is over, 5 of them hired. There are 8, with 1 hire.',
  )
  expect([forecastInShort(few), forecastInShort(null)]).toEqual(['Not enough history', null])
})
