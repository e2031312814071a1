import { afterEach, expect, test } from 'vitest'
import { formatInstant, formatTime, showTimesIn } from '../../platform/format.ts'
import { isDay } from './activity-address.ts'
import { clockTime, dayHeading, instantOfDay } from './days.ts'

afterEach(() => showTimesIn(undefined))

test('a day ends where the next one begins, including when the clocks change', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2026-12-31']) {
    const next = new Date(instantOfDay(day, 1))
    expect([next.getHours(), next.getMinutes()]).toEqual([0, 0])
    expect(next.getTime()).toBeGreaterThan(new Date(instantOfDay(day)).getTime())
  }
})

test('days and times are those of the zone in the profile, not of the browser', () => {
  showTimesIn('Pacific/Auckland')
  const now = new Date('2026-11-20T00:00:00Z')
  expect(instantOfDay('2026-09-27')).toBe('2026-09-26T12:00:00.000Z')
  expect(instantOfDay('2026-09-27', 1)).toBe('2026-09-27T11:00:00.000Z')
  expect(dayHeading('2026-11-20T11:30:00Z')).toMatch(/^Saturday,? 21 November 2026$/)
  expect(clockTime('2026-11-20T11:30:00Z')).toBe('00:30:00')
  expect(formatTime('2026-12-31T11:30:00Z', now)).toBe('1 Jan 2027, 00:30')
  expect(formatInstant('2026-11-20T11:30:00Z', now)).toBe('21 Nov, 00:30 (GMT+13)')
})

test('an invalid date is rejected', () => {
  expect(['2026-11-20', '2026-13-01', 'yesterday', 5].map(isDay)).toEqual([true, false, false, false])
})
