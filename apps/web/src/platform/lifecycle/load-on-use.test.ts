import { expect, test, vi } from 'vitest'
import { loadOnUse } from './load-on-use.ts'

test('something is loaded after the first sign of use, once, and not after the page was left', () => {
  vi.useFakeTimers()
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  loadOnUse(load)
  expect(load).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointermove'))
  dispatchEvent(new Event('keydown'))
  expect(load).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(load).toHaveBeenCalledOnce()
  const later = vi.fn(() => Promise.resolve())
  loadOnUse(later)()
  dispatchEvent(new Event('keydown'))
  vi.runAllTimers()
  expect(later).not.toHaveBeenCalled()
  vi.useRealTimers()
})
