import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// What appears may first have to be fetched, and the machine that tests it may be busy.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

// The next file finds the window as this one found it.
afterAll(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
