import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// The content may need to be fetched first, and the test machine may be slow.
configure({ asyncUtilTimeout: 60_000 })

afterEach(cleanup)

// Restores the window for the next file.
afterAll(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
