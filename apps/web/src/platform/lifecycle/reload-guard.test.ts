import { expect, test, vi } from 'vitest'
import { answerFailedPart } from './reload-guard.ts'

function aBrowser(startMs = 1_000_000) {
  const kept = new Map<string, string>()
  const clock = { ms: startMs }
  const server = { isFound: true }
  const reload = vi.fn()
  const fail = () =>
    answerFailedPart(Object.assign(new Event('vite:preloadError'), { payload: new Error('gone.js') }), {
      now: () => clock.ms,
      reload,
      askServer: async () => server.isFound,
      storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    })
  return { clock, server, reload, fail }
}

test('a chunk that fails to load reloads the page, at most once in 60 seconds', async () => {
  const { clock, reload, fail } = aBrowser()
  await fail()
  clock.ms += 59_999
  await fail()
  expect(reload).toHaveBeenCalledTimes(1)
  clock.ms += 1
  await fail()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('while the server is down, the page stays with what was typed, also if nothing has noticed it before', async () => {
  const { server, reload, fail } = aBrowser()
  server.isFound = false
  await fail()
  expect(reload).not.toHaveBeenCalled()
  server.isFound = true
  await fail()
  expect(reload).toHaveBeenCalledOnce()
})
