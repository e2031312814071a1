import { afterEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '../../../platform/durations.ts'
import {
  coverOf,
  daysOf,
  dayToMove,
  instantAt,
  placeInDay,
  rangeOf,
  titleOf,
  turn,
  workingDayIn,
} from './calendar-days.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a week begins on Monday and a month shows whole weeks', () => {
  expect(daysOf('week', '2026-11-22')[0]).toBe('2026-11-16')
  const month = daysOf('month', '2026-11-20')
  expect(month[0]).toBe('2026-10-26')
  expect(month.at(-1)).toBe('2026-12-06')
})

test('a list shows a day and the six after it', () => {
  const days = daysOf('list', '2026-11-28')
  expect([days[0], days.at(-1)]).toEqual(['2026-11-28', '2026-12-04'])
  expect(titleOf('list', '2026-11-28')).toBe('28 Nov–4 Dec 2026')
  expect(turn('list', '2026-11-28', -1)).toBe('2026-11-21')
})

test.each([
  ['2026-11-20T12:00:00Z', '2026-11-20'],
  ['2026-11-20T23:30:00Z', '2026-11-23'],
  ['2026-11-22T12:00:00Z', '2026-11-23'],
  ['2026-11-22T23:30:00Z', '2026-11-23'],
])('the day to plan at %s in Berlin is %s', (now, day) => {
  vi.useFakeTimers({ now: new Date(now) })
  expect(workingDayIn('Europe/Berlin')).toBe(day)
})

test('other times for an interview are looked for around its time, or in the days to come if that is over', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z') })
  const berlin = (start: string | null, proposed: readonly string[] = []) =>
    dayToMove({ start, proposedSlots: proposed.map((each) => ({ start: each })) }, 'Europe/Berlin')
  expect(berlin('2026-12-07T23:30:00Z')).toBe('2026-12-08')
  expect(berlin(null, ['2026-12-10T09:00:00Z', '2026-12-11T09:00:00Z'])).toBe('2026-12-10')
  expect(berlin('2026-11-26T09:00:00Z', ['2026-12-10T09:00:00Z'])).toBe('2026-11-30')
  expect(berlin(null)).toBe('2026-11-30')
})

test('paging from the last day of a month does not skip a month', () => {
  expect(turn('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(turn('week', '2026-03-28', 1)).toBe('2026-04-04')
})

test('a week with a clock change is an hour shorter or longer', () => {
  const hours = (day: string, zone: string) => {
    const { from, to } = rangeOf(daysOf('week', day), zone)
    return (Date.parse(to) - Date.parse(from)) / HOUR_MS
  }
  expect(hours('2026-03-29', 'Europe/Berlin')).toBe(167)
  expect(hours('2026-10-25', 'Europe/Berlin')).toBe(169)
  expect(hours('2026-04-05', 'Australia/Lord_Howe')).toBe(168.5)
  expect(hours('2026-03-29', 'Asia/Kolkata')).toBe(168)
})

test('a half-hour skipped by a clock change cannot be chosen', () => {
  expect(instantAt('2026-03-29', 4, 'Europe/Berlin')).toBeNull()
  expect(instantAt('2026-03-29', 6, 'Europe/Berlin')).toBe('2026-03-29T01:00:00Z')
  expect(instantAt('2026-10-25', 5, 'Europe/Berlin')).toBe('2026-10-25T00:30:00Z')
})

test('a time across midnight appears on both days', () => {
  const slot = { start: '2026-11-20T22:30:00Z', end: '2026-11-21T00:00:00Z' }
  expect(placeInDay(slot, '2026-11-20', 'Europe/Berlin')).toEqual({ from: 47, to: 48 })
  expect(placeInDay(slot, '2026-11-21', 'Europe/Berlin')).toEqual({ from: 0, to: 2 })
  expect(placeInDay(slot, '2026-11-22', 'Europe/Berlin')).toBeNull()
})

test('a zone off the half-hour covers only fully covered slots', () => {
  const nineToTen = [{ start: '2026-11-20T03:15:00Z', end: '2026-11-20T04:15:00Z' }]
  const berlin = coverOf(nineToTen, ['2026-11-20'], 'Europe/Berlin').get('2026-11-20')
  expect(berlin?.flatMap((isCovered, at) => (isCovered ? [at] : []))).toEqual([9])
})

test('a view names the period it shows', () => {
  expect(titleOf('week', '2026-11-20')).toBe('16–22 Nov 2026')
  expect(titleOf('month', '2026-11-20')).toBe('November 2026')
})
