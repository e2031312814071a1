import { afterEach, expect, test, vi } from 'vitest'
import { beginEarly, dropEarly, takeEarly } from './early-reads.ts'

const me = [{ path: '/me', answers: { kind: 'nothing' } }, { query: { include: 'roles' } }] as const
const URL_OF_ME = '/api/v1/me?include=roles'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  globalThis.earlyReads = undefined
})

function asked() {
  const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}')))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

function begin() {
  localStorage.setItem('auth._token.local', 'Bearer abc')
  beginEarly([me])
}

test('what was asked for early is given once, to the login it was asked for', async () => {
  const fetched = asked()
  begin()
  const [url, init] = fetched.mock.lastCall ?? []
  expect(url).toBe(URL_OF_ME)
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer abc')
  expect(takeEarly(URL_OF_ME, 'another')).toBeUndefined()
  expect(takeEarly(`${URL_OF_ME}.permissions`, 'abc')).toBeUndefined()
  expect(await (await takeEarly(URL_OF_ME, 'abc'))?.text()).toBe('{}')
  expect(takeEarly(URL_OF_ME, 'abc')).toBeUndefined()
})

test('without a login nothing is asked for', () => {
  const fetched = asked()
  beginEarly([me])
  expect(fetched).not.toHaveBeenCalled()
  expect(takeEarly(URL_OF_ME, null)).toBeUndefined()
})

test('a response is not given after a change, nor when it has become old', () => {
  asked()
  vi.useFakeTimers()
  begin()
  dropEarly()
  expect(takeEarly(URL_OF_ME, 'abc')).toBeUndefined()
  begin()
  vi.advanceTimersByTime(31_000)
  expect(takeEarly(URL_OF_ME, 'abc')).toBeUndefined()
})
