import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../platform/time/durations.ts'
import { bucketsOf, daysIn, medianOf, periodOf, shareOf } from './insights.rules.ts'
import { formatWeek, linesOf, weekToReport } from './week.rules.ts'

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const periods = fc
  .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 730 }))
  .map(([first, more]) => ({ from: dayOf(first * DAY_MS), to: dayOf((first + more) * DAY_MS) }))

test('weeks and months cover a period without gaps or overlaps', () => {
  fc.assert(
    fc.property(periods, (period) => {
      const buckets = bucketsOf(period)
      expect([buckets[0]?.from, buckets.at(-1)?.to]).toEqual([period.from, period.to])
      expect(buckets.reduce((sum, bucket) => sum + daysIn(bucket), 0)).toBe(daysIn(period))
      for (const [place, { from }] of buckets.entries()) {
        const before = buckets[place - 1]
        if (before !== undefined) expect(from).toBe(dayOf(Date.parse(before.to) + DAY_MS))
      }
    }),
  )
})

test('a period that is not given is the last 90 days, and one that is wrong is none', () => {
  const around = { now: new Date('2026-11-23T10:00:00Z'), maxDays: 731 }
  expect(periodOf({}, around)).toEqual({ from: '2026-08-26', to: '2026-11-23' })
  expect(periodOf({ to: '2026-01-31' }, around)).toEqual({ from: '2025-11-03', to: '2026-01-31' })
  expect(periodOf({ from: '2026-11-24' }, around)).toBeNull()
  expect(periodOf({ from: '2020-01-01' }, around)).toBeNull()
})

test('medians and shares', () => {
  expect([medianOf([]), medianOf([3]), medianOf([4, 1]), medianOf([9, 1, 5])]).toEqual([null, 3, 2.5, 5])
  expect([shareOf(1, 3), shareOf(0, 4), shareOf(0, 0)]).toEqual([33.3, 0, null])
})

test('the report comes on Monday at seven in the reader’s zone, about the week before', () => {
  const week = { period: { from: '2026-11-16', to: '2026-11-22' }, before: { from: '2026-11-09', to: '2026-11-15' } }
  expect(weekToReport('UTC', new Date('2026-11-23T06:59:00Z'))).toBeNull()
  expect(weekToReport('UTC', new Date('2026-11-23T07:00:00Z'))).toEqual(week)
  expect(weekToReport('Asia/Tokyo', new Date('2026-11-22T22:00:00Z'))).toEqual(week)
  expect(weekToReport('America/New_York', new Date('2026-11-23T07:00:00Z'))).toBeNull()
  expect(weekToReport('UTC', new Date('2026-11-24T07:00:00Z'))).toBeNull()
  expect([formatWeek(week.period), formatWeek({ from: '2026-11-30', to: '2026-12-06' })]).toEqual([
    '16 to 22 November',
    '30 November to 6 December',
  ])
})

test('a week has a line for each figure that is not zero in both weeks', () => {
  const none = {
    stages: [{ label: 'Offer', now: 0, before: 0 }],
    fillDays: { now: null, before: 3 },
    payPercent: { now: null, before: 2 },
    waiting: [],
  }
  expect(linesOf(none)).toEqual([])
  expect(
    linesOf({
      stages: [
        { label: 'Shortlisted', now: 4, before: 0 },
        { label: 'Hired', now: 0, before: 1 },
      ],
      fillDays: { now: 1, before: 30.5 },
      payPercent: { now: -4.5, before: 0 },
      waiting: [{ label: 'Decision', count: 1, longestDays: 9 }],
    }),
  ).toEqual([
    'Shortlisted: 4, 0 the week before',
    'Hired: 0, 1 the week before',
    'Time to fill: 1 day, 30.5 days the week before',
    'Offers against the market: 4.5% below the median, as the median the week before',
    'Over a week in “Decision”: 1 candidate, the longest 9 days',
  ])
})
