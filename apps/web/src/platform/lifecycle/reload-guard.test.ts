import { expect, test, vi } from 'vitest'
import { answerFailedPart } from './reload-guard.ts'

function aBrowser(startMs = 1_000_000) {
  const kept = new Map<string, string>()
  const clock = { ms: startMs }
  const server = { isFound: true }
  const reload = vi.fn()
  const fail = () => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error('gone.js') })
    answerFailedPart(event, {
      now: () => clock.ms,
      reload,
      isServerFound: () => server.isFound,
      storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    })
    return event
  }
  return { clock, server, reload, fail }
}

test('a chunk that fails to load reloads the page and is not an error', () => {
  const { reload, fail } = aBrowser()
  expect(fail().defaultPrevented).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('it reloads at most once in 60 seconds, and otherwise rethrows the error', () => {
  const { clock, reload, fail } = aBrowser()
  fail()
  clock.ms += 59_999
  expect(fail().defaultPrevented).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  clock.ms += 1
  fail()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('while the server is down, the page stays with what was typed', () => {
  const { server, reload, fail } = aBrowser()
  server.isFound = false
  expect(fail().defaultPrevented).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  server.isFound = true
  fail()
  expect(reload).toHaveBeenCalledOnce()
})
