import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastBox } from './toast-box.tsx'
import { createToastStore } from './toast-store.ts'
import { Toasts } from './toasts.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function aStack() {
  const store = createToastStore()
  render(<ToastBox store={store} />)
  return store
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a toast closes after five seconds', async () => {
  const store = aStack()
  act(() => void store.success('Saved'))
  await pass(4_900)
  expect(screen.getByText('Saved')).toBeTruthy()
  await pass(101)
  await pass(200)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('it stays while hovered, and closes some time afterwards', async () => {
  const store = aStack()
  act(() => void store.show('Stay'))
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Messages' }))
  await pass(20_000)
  expect(screen.getByText('Stay')).toBeTruthy()
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Messages' }))
  await pass(4_900)
  expect(screen.getByText('Stay')).toBeTruthy()
  await pass(200)
  await pass(200)
  expect(screen.queryByText('Stay')).toBeNull()
})

test('a swipe to the right closes it, a short one does not', async () => {
  const store = aStack()
  act(() => void store.show('Swipe me'))
  const swipe = (px: number) => {
    const toast = screen.getByRole('status')
    fireEvent.pointerDown(toast, { clientX: 100, button: 0, pointerType: 'mouse' })
    for (const part of [0, 0.5, 1]) fireEvent.pointerMove(toast, { clientX: 100 + part * px, movementX: 1 })
    fireEvent.pointerUp(toast, { clientX: 100 + px })
  }
  await pass(50)
  swipe(30)
  await pass(300)
  expect(screen.getByText('Swipe me')).toBeTruthy()
  swipe(120)
  await pass(300)
  expect(screen.queryByText('Swipe me')).toBeNull()
})

test('undo acts once and closes the toast', async () => {
  const store = aStack()
  const undo = vi.fn()
  act(() => void store.undoable('Search deleted', undo))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  await pass(300)
  expect(screen.queryByText('Search deleted')).toBeNull()
})

test('an error without a message shows the default one, as an alert', async () => {
  const store = aStack()
  act(() => void store.error())
  expect(screen.getByRole('alert').textContent).toContain('Oops...Something went wrong')
})

test('the same message twice is one toast', async () => {
  const store = aStack()
  act(() => {
    store.error('The server cannot be reached.')
    store.error('The server cannot be reached.')
  })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('a message that comes before the toasts have loaded waits for them', async () => {
  vi.useRealTimers()
  const store = createToastStore()
  render(<Toasts store={store} />)
  act(() => void store.success('Saved'))
  expect(await screen.findByText('Saved')).toBeTruthy()
})

test('a toast has no attribute of a dialog', () => {
  const store = aStack()
  act(() => void store.success('Saved'))
  expect(screen.getByRole('status').hasAttribute('aria-modal')).toBe(false)
})

test('a message with an id is replaced by the next of that id, stays without a duration, and is closed by it', async () => {
  const store = aStack()
  const options = { id: 'reads', durationMs: 0, action: { label: 'Try again', onPress: () => undefined } }
  act(() => {
    store.error('Part of this page is missing.', options)
    store.error('The page may be out of date.', options)
  })
  await pass(60_000)
  expect(screen.getByRole('alert').textContent).toContain('The page may be out of date.')
  act(() => store.close('reads'))
  await pass(300)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a message that is closed before the toasts have loaded is not shown', async () => {
  const store = createToastStore()
  store.error('Part of this page is missing.', { id: 'reads' })
  store.error('Not saved')
  store.close('reads')
  render(<ToastBox store={store} />)
  await pass(50)
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Not saved'])
})
