import { expect, test } from 'vitest'
import { alsoIn, slotIn } from './interview-labels.ts'
import { clockIn, dayIn, dayTitle } from './wall-clock.ts'

test.each([
  ['2026-11-24T08:00:59Z', 'Europe/Berlin', '2026-11-24', '09:00'],
  // Midnight is the first moment of a day, not the twenty-fourth hour of the one before.
  ['2026-11-24T23:00:00Z', 'Europe/Berlin', '2026-11-25', '00:00'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29', '03:00'],
  ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25', '02:30'],
  ['2026-12-31T19:00:00Z', 'Asia/Kolkata', '2027-01-01', '00:30'],
  ['2026-01-01T03:00:00.000Z', 'America/New_York', '2025-12-31', '22:00'],
])('at %s in %s it is %s, %s', (iso, zone, day, clock) => {
  expect([dayIn(iso, zone), clockIn(iso, zone)]).toEqual([day, clock])
})

test('a day is named without its year', () => {
  expect(dayTitle('2026-11-24')).toBe('Tue 24 Nov')
  expect(dayTitle('2026-03-01')).toBe('Sun 1 Mar')
})

test('a time names the day of its zone, and of the other zone only where it differs', () => {
  const [start, end] = ['2026-11-24T20:00:00Z', '2026-11-24T21:00:00Z']
  expect(slotIn({ start, end }, 'Europe/Berlin')).toBe('Tue 24 Nov, 21:00–22:00')
  expect(alsoIn(start, 'Asia/Kolkata', 'Europe/Berlin')).toBe('Wed 25 Nov 01:30 Kolkata')
  expect(alsoIn(start, 'Europe/London', 'Europe/Berlin')).toBe('20:00 London')
})
