import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from './progress-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work that ends within 200 ms is never shown', () => {
  const progress = createProgress()
  const end = progress.begin()
  vi.advanceTimersByTime(199)
  end()
  vi.advanceTimersByTime(1_000)
  expect(progress.phase()).toBe('hidden')
})

test('shows after 200 ms and hides 500 ms after the last task ended', () => {
  const progress = createProgress()
  const endFirst = progress.begin()
  const endSecond = progress.begin()
  vi.advanceTimersByTime(200)
  expect(progress.phase()).toBe('running')
  endFirst()
  expect(progress.phase()).toBe('running')
  endSecond()
  expect(progress.phase()).toBe('done')
  vi.advanceTimersByTime(499)
  expect(progress.phase()).toBe('done')
  vi.advanceTimersByTime(1)
  expect(progress.phase()).toBe('hidden')
})

test('a failure is shown even if it is immediate', () => {
  const progress = createProgress()
  progress.begin()('failed')
  expect(progress.phase()).toBe('failed')
  vi.advanceTimersByTime(500)
  expect(progress.phase()).toBe('hidden')
})

test('after a failure the bar continues for the remaining tasks', () => {
  const progress = createProgress()
  const end = progress.begin()
  progress.begin()('failed')
  vi.advanceTimersByTime(500)
  expect(progress.phase()).toBe('running')
  end()
  expect(progress.phase()).toBe('done')
})

test('ending twice counts once', () => {
  const progress = createProgress()
  const endFirst = progress.begin()
  progress.begin()
  vi.advanceTimersByTime(200)
  endFirst()
  endFirst()
  expect(progress.phase()).toBe('running')
})

test.each(['done', 'failed'] as const)(
  'a short task that begins while the bar shows "%s" does not leave it running',
  (shown) => {
    const progress = createProgress()
    const end = progress.begin()
    vi.advanceTimersByTime(200)
    end(shown === 'failed' ? 'failed' : undefined)
    expect(progress.phase()).toBe(shown)
    progress.begin()()
    vi.advanceTimersByTime(2_000)
    expect(progress.phase()).toBe('hidden')
  },
)
