import { type QuietHours, usualWorkingHours } from '@assay/contracts/profiles'
import { expect, test } from 'vitest'
import { firstQuietEnd } from './quiet-hours.rules.ts'

const end = (now: string, quietHours: QuietHours, timezone = 'Europe/Berlin'): string =>
  firstQuietEnd(new Date(now), { timezone, quietHours, workingHours: usualWorkingHours }).toISOString()

const night: QuietHours = { kind: 'between', from: '20:00', to: '07:00' }
const work: QuietHours = { kind: 'outsideWorkingHours' }

test.each([
  ['nobody is quiet', '2026-11-20T23:00:00.000Z', { kind: 'never' } as QuietHours, '2026-11-20T23:00:00.000Z'],
  ['in the evening a mail waits for the morning', '2026-11-20T19:30:00.000Z', night, '2026-11-21T06:00:00.000Z'],
  ['after midnight too, on the same day', '2026-11-21T01:00:00.000Z', night, '2026-11-21T06:00:00.000Z'],
  ['by day it goes at once', '2026-11-20T12:00:00.000Z', night, '2026-11-20T12:00:00.000Z'],
  ['at work it goes at once', '2026-11-20T15:59:00.000Z', work, '2026-11-20T15:59:00.000Z'],
  ['before work it waits for nine', '2026-11-20T06:00:00.000Z', work, '2026-11-20T08:00:00.000Z'],
  ['on Friday evening it waits for Monday', '2026-11-20T16:00:00.000Z', work, '2026-11-23T08:00:00.000Z'],
  [
    'the night in which the clocks go forward is an hour shorter',
    '2026-03-28T20:00:00.000Z',
    night,
    '2026-03-29T05:00:00.000Z',
  ],
])('%s', (_name, now, quietHours, expected) => {
  expect(end(now, quietHours)).toBe(expected)
})

test("the user's time zone decides", () => {
  expect(end('2026-11-20T19:30:00.000Z', night, 'America/New_York')).toBe('2026-11-20T19:30:00.000Z')
})

test('a user without working hours never waits', () => {
  const now = new Date('2026-11-20T19:30:00.000Z')
  expect(firstQuietEnd(now, { timezone: 'UTC', quietHours: work, workingHours: [] })).toEqual(now)
})
