import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'
import { Toasts } from './toasts.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function aStack() {
  const store = createToastStore()
  render(<Toasts store={store} />)
  return store
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('a toast closes after five seconds', () => {
  const store = aStack()
  act(() => void store.success('Saved'))
  pass(4_900)
  expect(screen.getByText('Saved')).toBeTruthy()
  pass(101)
  pass(200)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('it stays while hovered, and restarts its full time afterwards', () => {
  const store = aStack()
  act(() => void store.show('Stay'))
  fireEvent.pointerEnter(screen.getByRole('status'))
  pass(20_000)
  expect(screen.getByText('Stay')).toBeTruthy()
  fireEvent.pointerLeave(screen.getByRole('status'))
  pass(4_900)
  expect(screen.getByText('Stay')).toBeTruthy()
  pass(200)
  pass(200)
  expect(screen.queryByText('Stay')).toBeNull()
})

test('a swipe to the right closes it, a short one does not', () => {
  const store = aStack()
  act(() => void store.show('Swipe me'))
  const swipe = (px: number) => {
    const toast = screen.getByRole('status')
    fireEvent.pointerDown(toast, { clientX: 100 })
    fireEvent.pointerMove(toast, { clientX: 100 + px })
    fireEvent.pointerUp(toast, { clientX: 100 + px })
  }
  swipe(30)
  pass(300)
  expect(screen.getByText('Swipe me')).toBeTruthy()
  swipe(120)
  pass(300)
  expect(screen.queryByText('Swipe me')).toBeNull()
})

test('undo acts once and closes the toast', () => {
  const store = aStack()
  const undo = vi.fn()
  act(() => void store.undoable('Search deleted', undo))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Search deleted')).toBeNull()
})

test('an error without a message shows the default one, as an alert', () => {
  const store = aStack()
  act(() => void store.error())
  expect(screen.getByRole('alert').textContent).toContain('Oops...Something went wrong')
})

test('the same message twice is one toast', () => {
  const store = aStack()
  act(() => {
    store.error('The server cannot be reached.')
    store.error('The server cannot be reached.')
  })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})
