import { expect, test } from 'vitest'
import { daysOfHires, monthAfter, weeksOf } from './hire-days.ts'
import type { Hire } from './hires.queries.ts'

test('a month is laid out in weeks from Monday, with days of other months blank', () => {
  const weeks = weeksOf('2026-11')

  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test('months continue across the turn of the year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-11', 14)]).toEqual([
    ...['2027-01', '2025-12', '2028-01'],
  ])
})

test('running trials and guarantees show their end; dates outside the period are excluded', () => {
  const hire = (state: Hire['state']) =>
    ({ state, startOn: '2026-11-02', trialEndsOn: '2026-11-16', guaranteeUntil: '2027-01-31' }) as Hire
  const of = (state: Hire['state'], to: string) =>
    daysOfHires([hire(state)], { from: '2026-11-01', to }).map(({ day, what }) => [day, what])

  expect(of('inTrial', '2026-11-30')).toEqual([
    ['2026-11-02', 'start'],
    ['2026-11-16', 'trialEnds'],
  ])
  expect(of('confirmed', '2026-11-30')).toEqual([['2026-11-02', 'start']])
  expect(of('confirmed', '2027-01-31').at(-1)).toEqual(['2027-01-31', 'guaranteeEnds'])
})
