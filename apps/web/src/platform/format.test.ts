import { afterEach, expect, test } from 'vitest'
import { formatNear, showTimesIn } from './format.ts'

const now = new Date('2026-11-28T22:30:00Z')

afterEach(() => showTimesIn(undefined))

test.each([
  ['2026-11-28T23:15:00Z', 'Europe/London', 'today, 23:15'],
  // In Berlin, half an hour after this moment is another day.
  ['2026-11-28T23:15:00Z', 'Europe/Berlin', 'tomorrow, 00:15'],
  ['2026-11-27T09:00:00Z', 'Europe/Berlin', 'yesterday, 10:00'],
  ['2026-11-30T09:30:00Z', 'Europe/Berlin', 'Mon 30 Nov, 10:30'],
  ['2026-12-14T09:00:00Z', 'Europe/Berlin', '14 Dec, 10:00'],
])('%s in %s is “%s”', (iso, zone, shown) => {
  showTimesIn(zone)
  expect(formatNear(iso, now)).toBe(shown)
})
