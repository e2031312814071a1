import { expect, test } from 'vitest'
import { addDays, dayIn, daysBetween, formatDay } from './days.ts'

test('the day depends on the time zone', () => {
  const at = new Date('2026-03-29T23:30:00Z')

  expect(dayIn('UTC', at)).toBe('2026-03-29')
  expect(dayIn('Europe/Berlin', at)).toBe('2026-03-30')
  expect(dayIn('America/New_York', at)).toBe('2026-03-29')
})

test('days are counted across months, years and clock changes', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-10-20', '2026-11-20')).toBe(31)
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1)
})

test('a day is formatted in words', () => {
  expect(formatDay('2026-12-01')).toBe('1 December 2026')
})
