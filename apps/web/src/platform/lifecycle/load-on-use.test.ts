import { expect, test, vi } from 'vitest'
import { loadOnUse } from './load-on-use.ts'

test('something is loaded at the first sign of use, once, and not after the page was left', () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  loadOnUse(load)
  expect(load).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointermove'))
  dispatchEvent(new Event('keydown'))
  expect(load).toHaveBeenCalledOnce()
  const later = vi.fn(() => Promise.resolve())
  loadOnUse(later)()
  dispatchEvent(new Event('keydown'))
  expect(later).not.toHaveBeenCalled()
})
