import { afterEach, expect, test, vi } from 'vitest'
import { addressAfter, viewOf } from './-calendar-address.ts'

afterEach(() => vi.useRealTimers())

const BERLIN = 'Europe/Berlin'
const SUNDAY = new Date('2026-11-29T15:00:00Z')

test('on a weekend, the list begins today, and the week that is chosen from it is the one to come', () => {
  vi.useFakeTimers({ now: SUNDAY })
  const list = addressAfter({ shape: 'list' }, {}, BERLIN)
  expect(viewOf(list, BERLIN).day).toBe('2026-11-29')
  const everyone = addressAfter({ whose: 'all' }, list, BERLIN)
  expect(viewOf(addressAfter({ shape: 'week' }, everyone, BERLIN), BERLIN).day).toBe('2026-11-30')
})

test('a day that was chosen stays with every view', () => {
  vi.useFakeTimers({ now: SUNDAY })
  const chosen = addressAfter({ day: '2026-12-16' }, {}, BERLIN)
  for (const shape of ['list', 'week', 'month'] as const)
    expect(viewOf(addressAfter({ shape }, chosen, BERLIN), BERLIN).day).toBe('2026-12-16')
})
