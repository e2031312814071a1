import { toasts } from '@assay/ui/toast-store.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

// The content may need to be fetched first, and the test machine may be slow.
configure({ asyncUtilTimeout: 60_000 })

afterEach(cleanup)

// Messages of an earlier test that no one has shown would be shown by the next component, with their undo.
beforeEach(() => toasts.attach({ show: () => undefined, close: () => undefined })())

// Restores the window for the next file.
afterAll(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
