import { expect, test } from 'vitest'
import { isDay } from './activity-address.ts'
import { instantOfDay } from './days.ts'

test('a day ends where the next one begins, including when the clocks change', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2026-12-31']) {
    const next = new Date(instantOfDay(day, 1))
    expect([next.getHours(), next.getMinutes()]).toEqual([0, 0])
    expect(next.getTime()).toBeGreaterThan(new Date(instantOfDay(day)).getTime())
  }
})

test('an invalid date is rejected', () => {
  expect(['2026-11-20', '2026-13-01', 'yesterday', 5].map(isDay)).toEqual([true, false, false, false])
})
