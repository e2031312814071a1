import { expect, test } from 'vitest'
import { formatZone, formatZoneOf, statusOf } from './interview-labels.ts'

test.each([
  ['Asia/Ho_Chi_Minh', '2026-11-26T10:00:00Z', 'Ho Chi Minh time (GMT+7)'],
  ['Asia/Kolkata', '2026-11-26T10:00:00Z', 'Kolkata time (GMT+5:30)'],
  ['Europe/Berlin', '2026-07-01T10:00:00Z', 'Berlin time (GMT+2)'],
  ['Europe/Berlin', '2026-11-26T10:00:00Z', 'Berlin time (GMT+1)'],
])('%s at %s is %s', (zone, at, text) => {
  expect(formatZone(zone, at)).toBe(text)
})

test('the offset is that of the agreed time, else of the first proposed one', () => {
  const [summer, winter] = ['2026-07-01T10:00:00Z', '2026-11-26T10:00:00Z']
  expect(formatZoneOf({ start: null, proposedSlots: [{ start: summer }] }, 'Europe/Paris')).toBe('Paris time (GMT+2)')
  expect(formatZoneOf({ start: winter, proposedSlots: [{ start: summer }] }, 'Europe/Paris')).toBe('Paris time (GMT+1)')
})

test('when all interviews were held, the status says that alone, since an offer may be under way', () => {
  expect(statusOf({ status: 'done', waitingOn: 'employer' }).label).toBe('Interviews done')
  expect(statusOf({ status: 'waiting', waitingOn: 'employer' }).label).toBe('Time to confirm')
})
