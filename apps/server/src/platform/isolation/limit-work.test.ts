// Not repeated on PostgreSQL 15: no database is asked.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitWork } from './limit-work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const TIME_MS = 10_000

test.each([
  ['worked all the time', () => TIME_MS, TIME_MS],
  ['worked for less than half of it', () => TIME_MS / 2 - 1, 3 * TIME_MS],
  ['does not say how long', () => new Promise<number>(() => undefined), 3 * TIME_MS],
])('work that has %s is given up after its time, and no sooner', async (_, workedMs, after) => {
  const giveUp = vi.fn()
  limitWork({ timeMs: TIME_MS, workedMs, giveUp })
  await vi.advanceTimersByTimeAsync(after - 1)
  expect(giveUp).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(TIME_MS)
  expect(giveUp).toHaveBeenCalledOnce()
})

test('work that goes on when the machine has time for it is given up once it has had half of its time', async () => {
  const giveUp = vi.fn()
  let worked = 0
  limitWork({ timeMs: TIME_MS, workedMs: async () => worked, giveUp })
  await vi.advanceTimersByTimeAsync(1.5 * TIME_MS)
  expect(giveUp).not.toHaveBeenCalled()
  worked = TIME_MS
  await vi.advanceTimersByTimeAsync(TIME_MS / 10)
  expect(giveUp).toHaveBeenCalledOnce()
})

test('work that has ended is not given up, even while it is asked', async () => {
  const giveUp = vi.fn()
  const asked = Promise.withResolvers<number>()
  const end = limitWork({ timeMs: TIME_MS, workedMs: () => asked.promise, giveUp })
  await vi.advanceTimersByTimeAsync(TIME_MS)
  end()
  asked.resolve(TIME_MS)
  await vi.advanceTimersByTimeAsync(3 * TIME_MS)
  expect(giveUp).not.toHaveBeenCalled()
})
