import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadingState } from './states.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('loading is not shown before 200 ms', () => {
  render(<LoadingState />)
  act(() => vi.advanceTimersByTime(199))
  expect(screen.queryByText('Loading')).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText('Loading')).toBeTruthy()
})

test('after ten seconds it says that loading takes unusually long', () => {
  render(<LoadingState />)
  act(() => vi.advanceTimersByTime(9_999))
  expect(screen.queryByText(/longer than usual/)).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText('Still loading. This is taking longer than usual.')).toBeTruthy()
})
