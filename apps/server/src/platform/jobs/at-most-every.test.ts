import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a burst of requests gives two runs: immediately, and at the end of the interval', () => {
  let runs = 0
  const ask = atMostEvery(1000, () => {
    runs += 1
  })
  for (let at = 0; at < 20; at += 1) ask()
  expect(runs).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(runs).toBe(2)
  vi.advanceTimersByTime(10_000)
  expect(runs).toBe(2)
  ask()
  expect(runs).toBe(3)
})
